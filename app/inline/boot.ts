/*
 * Hydrates islands, the parts of a page that need React. An island's HTML is complete, so nothing is loaded until a visitor turns
 * to one of its controls. What is pressed before the island is live is held, shown as busy, and done once. `data-island` of its
 * element says how far it is: empty, "loading", "live" or "failed".
 */

import {
  type IslandsData,
  type IslandsModule,
  islandsDataId,
  scriptFailedId,
} from "#app/contract/islands.ts";

/** How long an island may take to load before the browser does without its script. */
const timeoutMs = 10_000;

/** A press on one of these is held. Dialogs, popovers and ordinary links need no script. */
const held = "button:not([popovertarget],[method=dialog] *),a[data-wait]";

/** Focus, input or mouse movement on one of these hydrates its island. */
const controls = `:is(input,select,textarea,${held})`;

/** These do nothing without script: they are in no form that the browser could send. */
const scriptOnly = ":is(input,select,textarea,button):not([action] *),[type=button]";

/** Held presses: the control, and the island that it waits for. */
const presses = new Map<HTMLElement, HTMLElement>();

export function bootIslands(): void {
  // No pointer events: a finger that scrolls fires them, too. A control that a finger presses gets the focus.
  for (const type of ["focusin", "input", "mousemove", "click"]) addEventListener(type, onIntent, true);
  addEventListener("online", () => {
    for (const island of islandsWhere("=failed")) load(island);
  });
  for (const island of islandsWhere("")) if (isAskedFor(island)) load(island);
}

const islandsWhere = (condition: string) =>
  document.querySelectorAll<HTMLElement>(`[data-island${condition}]`);

/** Whether the URL has a parameter that only the island's script can show. */
const isAskedFor = ({ dataset: { query } }: HTMLElement) =>
  query?.split(" ").some((name) => new URLSearchParams(location.search).has(name));

function onIntent(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  const island = control?.closest<HTMLElement>("[data-island]");
  const state = island?.dataset.island;
  if (!control || !island || state === "live") return;
  if (!state) load(island);
  const { type, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  // A press with one of these keys asks for a new tab or window: that is the link's own.
  const isPress = type === "click" && control.matches(held) && !metaKey && !ctrlKey && !shiftKey;
  if (state === "failed") {
    // Offline, the browser would replace the page by its own error page.
    if (!(control.matches(scriptOnly) ? isPress || type === "input" : isPress && !navigator.onLine)) return;
    sayThatItFailed(control);
  } else if (isPress) {
    presses.set(control, island);
    control.ariaBusy = "true";
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function load(island: HTMLElement) {
  island.dataset.island = "loading";
  for (const message of island.querySelectorAll<HTMLElement>("[data-unsent]")) message.hidden = true;
  const timer = setTimeout(() => settle(island, "failed"), timeoutMs);
  const fail = (error: unknown) => {
    reportError(error);
    settle(island, "failed");
  };
  try {
    const data: IslandsData = JSON.parse(document.getElementById(islandsDataId)?.textContent ?? "");
    const modules = data.islands[island.id]?.modules ?? [];
    // Firefox and Safari never import again a module that failed once. So offline, fetch finds out whether all are in the cache.
    if (!navigator.onLine) await Promise.all([data.entry, ...modules].map((url) => fetch(url)));
    for (const href of modules)
      document.head.appendChild(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    const { hydrate }: IslandsModule = await import(/* @vite-ignore */ data.entry);
    await hydrate(island, data, fail);
    settle(island, "live");
  } catch (error) {
    fail(error);
  }
  clearTimeout(timer);
}

/** Ends the waiting for an island, and does what was held: by React, or else by the browser. */
function settle(island: HTMLElement, state: "live" | "failed") {
  island.dataset.island = state;
  const { activeElement } = document;
  if (state === "live") failureMessage()?.hidePopover();
  else if (isAskedFor(island) || activeElement?.matches(`[data-island=failed] :is(${scriptOnly})`))
    showFailure(activeElement);
  for (const [control, waitsFor] of presses) {
    if (waitsFor !== island) continue;
    presses.delete(control);
    control.ariaBusy = null;
    control.click();
  }
}

const failureMessage = () => document.getElementById(scriptFailedId);

/** @param source what was pressed: a popover around it stays open */
export function showFailure(source: Element | null): void {
  failureMessage()?.showPopover({ source: source as HTMLElement });
}

function sayThatItFailed(control: HTMLElement) {
  // A form has a message of its own, with other ways to reach the company (leads/forms/lead-form.tsx).
  const message = control.closest("form")?.querySelector<HTMLElement>("[data-unsent]");
  if (!message || !control.matches("[type=submit]")) return showFailure(control);
  message.hidden = false;
  message.focus();
}
