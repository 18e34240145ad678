import { aboutParameter } from "#app/url/about-parameter.ts";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import { ownForms, type StartModule, type StartPlan, scriptFailedId, startPlanId } from "../start-plan";
import { readDraft } from "./tab-storage";

/** How long the script may take before the browser does without it. */
const startTimeoutMs = 10_000;

/*
 * `data-script="wait"`, of a link, and fields and buttons without it: focus or mouse movement starts the script, and a click
 * is held until hydration. `data-script="never"`: it, and what is in it, never starts the script.
 */

/** What has to do with the script. */
const needsScript = ":not([popovertarget],[data-script=never],[data-script=never] *)";

/** Focus or mouse movement on one of these starts the script. */
const startControls = `:is(input,select,textarea,button)${needsScript},a[data-script]`;

/** Fields that do nothing without script: they are in no form that the browser could send. */
const scriptFields = ":is(input,select,textarea):not([action] *)";

/** Clicks on these wait for the script; the browser does them without script where it can. */
const heldControls = `a[data-script=wait],[type=button]${needsScript}`;

/** Finds in a URL what only the page's script can show. The build makes it one string. */
const queryPattern = new RegExp(
  "[?&](" +
    `${calculatorParameter}|` + // roi-demo
    `${aboutParameter})=`,
);

/** Set where the address asks for what only the script can show: what is marked `data-reads-query` shows it. */
const readsQuery = queryPattern.test(location.search) && document.querySelector("[data-reads-query]");

/** What is held until the page is hydrated: how to do it again, by the control that shows it. */
const held = new Map<Element, () => void>();
let state: "idle" | "started" | "hydrated" | "failed" = "idle";

/**
 * Starts the script when a visitor turns to what needs it, or the address says so. What is pressed or sent before hydration is
 * held (`aria-busy`) and done once: by React, else by the browser, which is back at work where React fails later.
 */
export function startOnIntent(): void {
  // No pointer events: scrolling fires them too, by a finger or below a resting mouse. What a finger presses gets the focus.
  for (const type of ["focusin", "input", "mousemove"])
    addEventListener(type, ({ target }) => (target as Element).closest(startControls) && start("idle"), true);
  addEventListener("input", () => state === "failed" && release(state));
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("online", () => start("failed"));
  if (readsQuery || readDraft()) start("idle");
}

async function start(from: typeof state) {
  if (state !== from) return;
  setTimeout(() => state === "started" && release("failed"), startTimeoutMs);
  state = "started";
  const { entry, links }: StartPlan = JSON.parse(
    (document.getElementById(startPlanId) as HTMLScriptElement).text,
  );
  try {
    // Firefox and Safari never ask again for a module that failed: without a connection, fetch tells whether it is cached.
    if (!navigator.onLine) await fetch(entry);
    for (const link of links)
      (document.head as ParentNode).append(Object.assign(document.createElement("link"), link));
    const module: StartModule = await import(/* @vite-ignore */ entry);
    await module.hydrate(release);
  } catch (error) {
    release("failed");
    throw error;
  }
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const form = target.closest<HTMLFormElement>(ownForms);
  // The browser's own messages are for where the site's cannot come.
  if (form) form.noValidate = state !== "failed";
  const control = target.closest<HTMLAnchorElement>(heldControls);
  // A click that asks for a new tab or window is the link's own.
  if (control && !event.metaKey && !event.ctrlKey && !event.shiftKey)
    hold(event, control, () => control.click(), control.href);
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (form.method !== "dialog" && form.matches(needsScript))
    hold(event, submitter ?? form, () => form.requestSubmit(submitter), form.matches("[action]"));
}

/** @param isNative the browser can do it without script; what it cannot do it says */
function hold(event: Event, control: Element, replay: () => void, isNative: unknown) {
  if (state === "hydrated") return;
  // What is left of React after a failure must not hear of it.
  event.stopImmediatePropagation();
  if (state === "failed") {
    // Offline the browser would put its own error page in the place of this one.
    if (navigator.onLine && isNative) return;
    message()?.showPopover();
  } else {
    held.set(control, replay);
    control.ariaBusy = "true";
    start("idle");
  }
  event.preventDefault();
}

const message = () => document.getElementById(scriptFailedId);

/** Does what is held, in the way that is left; says so where the field in use, or what the address asks for, has none. */
function release(result: "hydrated" | "failed") {
  state = result;
  if (state === "hydrated") message()?.hidePopover();
  else if (readsQuery || document.activeElement?.matches(scriptFields)) message()?.showPopover();
  for (const [control, replay] of held) {
    held.delete(control);
    control.ariaBusy = null;
    replay();
  }
}
