/*
 * Hydrates islands, the parts of a page that need React. An island's HTML is complete, so its script is loaded only when a
 * visitor uses one of its controls. A click before the island is hydrated is held: the control is shown as busy, and is
 * clicked once after hydration. The element's `data-island` is the state: empty, "loading", "live" (hydrated) or "failed".
 */

import {
  type IslandData,
  type IslandsData,
  type IslandsModule,
  islandsDataId,
  scriptFailedId,
} from "#app/contract/islands.ts";

/** After 10 seconds without hydration, the island counts as failed, and the browser handles its controls. */
const timeoutMs = 10_000;

/** Controls whose clicks are held. Dialogs, popovers and ordinary links work without script. */
const held = "button:not([popovertarget],[method=dialog] *),a[data-wait]";

/**
 * Focus, input or mouse movement on one of these controls hydrates its island. Opening the chat's panel focuses its title.
 */
const controls = `:is(input,select,textarea,[popover] [autofocus],${held})`;

/** Controls that do nothing without script, because the browser can submit no form for them. */
const scriptOnly = ":is(input,select,textarea,button):not([action] *),[type=button]";

/**
 * The element that was used last: focused, filled in or pressed. A file may be dropped on a field without focus. Undefined after
 * the visitor was told that the script failed, so that no retry after a mouse movement repeats the message.
 */
let used: Element | undefined;

/** The time after a failure in which no use of a control tries again: each typed key is a use. */
const retryPauseMs = 1000;

export function bootIslands(): void {
  // No pointer events, because scrolling with a finger fires them too. Tapping a control focuses it.
  for (const type of ["focusin", "input", "mousemove", "click"]) addEventListener(type, onIntent, true);
  addEventListener("online", () => {
    for (const island of islandsWhere("=failed")) load(island);
  });
  for (const island of islandsWhere("")) {
    if (!isNeededForUrl(island)) continue;
    used = island;
    load(island);
  }
}

const islandsWhere = (condition: string) =>
  document.querySelectorAll<HTMLElement>(`[data-island${condition}]`);

/** Whether the URL has a parameter (`data-query`) that the island's script must apply. */
const isNeededForUrl = ({ dataset: { query } }: HTMLElement) =>
  query?.split(" ").some((name) => new URLSearchParams(location.search).has(name));

function onIntent(event: Event) {
  const { type, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  const target = event.target as Element;
  if (type !== "mousemove") used = target;
  const control = target.closest<HTMLElement>(controls);
  const island = control?.closest<HTMLElement>("[data-island]");
  const state = island?.dataset.island;
  if (!control || !island || state === "live") return;
  if (!state) load(island);
  // A click with one of these keys asks for a new tab or window. Let the browser follow the link.
  const isPress = type === "click" && control.matches(held) && !metaKey && !ctrlKey && !shiftKey;
  if (state === "failed") {
    // The browser handles other controls, except when offline: a submit would replace the page by the browser's error page.
    const isLost = control.matches(scriptOnly) ? isPress || type === "input" : isPress && !navigator.onLine;
    if (!isLost) return;
    showFailureOf(control);
  } else if (isPress) {
    control.ariaBusy = "true";
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function load(island: HTMLElement) {
  island.dataset.island = "loading";
  let isLoaded = false;
  const timer = setTimeout(() => settle(island, "failed", isLoaded), timeoutMs);
  // When the page is left or reloaded, the browser ends its downloads. That is no failure: inline/drafts.ts saves held clicks.
  let delayMs = 0;
  window.onbeforeunload = () => {
    delayMs = timeoutMs;
  };
  const fail = (error: unknown) => {
    reportError(error);
    setTimeout(settle, delayMs, island, "failed", isLoaded);
  };
  try {
    // Throws if the visitor is faster than the parser: the data is at the document's end.
    const data: IslandsData = JSON.parse((document.getElementById(islandsDataId) as HTMLElement).textContent);
    // Firefox and Safari never request a module again after its import has failed. So download all modules into the browser's
    // cache, and import them from there.
    const download = async (url: string) => (await fetch(url)).text();
    await Promise.all((data.islands[island.id] as IslandData).modules.map(download));
    const { hydrate }: IslandsModule = await import(/* @vite-ignore */ data.entry);
    isLoaded = true;
    await hydrate(island, data, fail);
    settle(island, "live");
  } catch (error) {
    fail(error);
  }
  clearTimeout(timer);
  // With this listener Firefox would not keep the page for Back.
  window.onbeforeunload = null;
}

/**
 * Sets an island's state and repeats its held clicks. React handles them, or the browser if hydration failed.
 * @param isLoaded whether the script is loaded. If React has thrown, another try would fail too
 */
function settle(island: HTMLElement, state: "live" | "failed", isLoaded?: boolean) {
  island.dataset.island = state;
  if (state === "live") failureMessage()?.hidePopover();
  else {
    // `[data-query]`: no control was used, but the URL has a parameter for the island (`bootIslands`).
    if (used?.matches(`[data-query],[data-island=failed] :is(${scriptOnly})`)) {
      showFailure(used);
      used = undefined;
    }
    // The next use of a control tries again. When offline, the event `online` does.
    if (navigator.onLine && !isLoaded)
      setTimeout(() => {
        island.dataset.island = "";
      }, retryPauseMs);
  }
  // The attribute marks the held clicks. If React has replaced the HTML, the new controls have it (keep-entries.tsx).
  for (const control of island.querySelectorAll<HTMLElement>("[aria-busy=true]")) {
    control.ariaBusy = null;
    control.click();
  }
}

const failureMessage = () => document.getElementById(scriptFailedId);

/** Shows the message that a script did not load. @param source the control that was used; a popover around it stays open */
export function showFailure(source: Element | undefined): void {
  failureMessage()?.showPopover({ source: source as HTMLElement });
}

function showFailureOf(control: HTMLElement) {
  // A form has its own message, which includes other ways to reach the company (leads/forms/lead-form.tsx).
  const message = control.closest("form")?.querySelector<HTMLElement>("[data-unsent]");
  if (!message || !control.matches("[type=submit]")) return showFailure(control);
  message.hidden = false;
  message.focus();
}
