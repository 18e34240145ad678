import { aboutParameter } from "#app/leads/contract/about.ts";
import { calculatorParameter } from "#app/roi/calculator-parameter.ts";
import { hydratedEvent, type StartPlan, scriptFailedId, startPlanId } from "../start-plan";
import { noteArrival } from "./arrival";

/** How long a press or a form is held for the script. */
const holdTimeoutMs = 10_000;

/*
 * What a control has to do with the script:
 * - `data-script="wait"`, a link: focus or mouse movement starts the script, and a click is held until hydration. So it
 *   is with fields and buttons that have no such attribute; native popover buttons need no script.
 * - `data-script="start"`, a link: focus or mouse movement starts the script, and a click goes through at once.
 * - `data-script="never"`, what does nothing, or is a form that posts to another site: it never starts the script.
 */

/** Focus or mouse movement on one of these starts the script. */
const startControls =
  ":is(input,select,textarea,button):not([popovertarget],[data-script=never]),a[data-script]";

/** Fields that do nothing without script: they are in no form that the browser could send. */
const scriptFields = ":is(input,select,textarea):not([action] *)";

/** Clicks on these wait for the script; the browser does them without script where it can. */
const heldControls = "a[data-script=wait],[type=button]:not([popovertarget],[data-script=never])";

/** Finds in a URL what only the page's script can show. The build makes it one string. */
const queryPattern = new RegExp(`[?&](${calculatorParameter}|${aboutParameter})=`);

/** Set where the address asks for what only the script can show: what is marked `data-reads-query` shows it. */
const readsQuery = queryPattern.test(location.search) && document.querySelector("[data-reads-query]");

/**
 * What is held until the page is hydrated: how to do it then, and without script, by the control that shows it. What has
 * no way without script is kept after a failure too: on a slow line the script may still come.
 */
const held = new Map<Element, [replay: () => void, native: (() => void) | false]>();
let state: "idle" | "started" | "hydrated" | "failed" = "idle";

/**
 * Starts the page's script at the first sign that a visitor turns to something that needs it; at once where the address
 * says what a page shows that reads it. What is pressed or sent before the page is hydrated is held, shows `aria-busy`,
 * and is done exactly once: by React after hydration, else by the browser itself.
 */
export function startOnIntent(): void {
  // Not `pointerover`, which scrolling a field under a resting pointer fires too, nor `pointerdown` or `pointermove`, which
  // a finger fires that scrolls: what it presses gets the focus, or a click.
  for (const type of ["input", "focusin", "mousemove"]) {
    addEventListener(type, ({ target }) => (target as Element).closest(startControls) && start(), true);
  }
  addEventListener("input", () => state === "failed" && release(state));
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(hydratedEvent, () => release("hydrated"));
  // A module that throws, and what the entry reports where a file did not load.
  addEventListener("error", fail);
  if (readsQuery) start();
}

function start() {
  if (state !== "idle") return;
  state = "started";
  // Steps inside the site will change the address.
  noteArrival();
  const { entry, links }: StartPlan = JSON.parse(document.getElementById(startPlanId)?.textContent ?? "");
  for (const link of links) add("link", link);
  add("script", { type: "module", src: entry, onerror: fail });
}

function add(name: string, properties: object) {
  document.head.appendChild(Object.assign(document.createElement(name), properties));
}

function onClick(event: MouseEvent) {
  const control = (event.target as Element).closest<HTMLElement>(heldControls);
  // A click that asks for a new tab or window is the link's own.
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { href } = control as HTMLAnchorElement;
  hold(event, control, () => control.click(), Boolean(href) && (() => location.assign(href)));
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (form.matches("[method=dialog],[data-script=never]")) return;
  const post = () => HTMLFormElement.prototype.submit.call(form);
  hold(event, submitter ?? form, () => form.requestSubmit(submitter), form.hasAttribute("action") && post);
}

/** @param native does the same without script; what has none says that it cannot work */
function hold(event: Event, control: Element, replay: () => void, native: (() => void) | false) {
  if (state === "hydrated" || (state === "failed" && native)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held.size) setTimeout(fail, holdTimeoutMs);
  held.set(control, [replay, native]);
  control.setAttribute("aria-busy", "true");
  if (state === "failed") release(state);
  else start();
}

function fail() {
  if (state === "started") release("failed");
}

/**
 * Does what is held, in the way that is left. Says so where none is: for a held control, the field in use, or what the
 * address asks for. The entry takes the message away again, should it come yet.
 */
function release(result: "hydrated" | "failed") {
  state = result;
  let isStuck: unknown = readsQuery || document.activeElement?.matches(scriptFields);
  for (const [control, [replay, native]] of held) {
    const done = () => control.removeAttribute("aria-busy");
    if (state === "failed" && native) {
      // Until the browser has left the page, which it may show again by Back, the control is busy.
      addEventListener("pagehide", done);
      held.delete(control);
      native();
      continue;
    }
    done();
    if (state === "hydrated") replay();
    else isStuck = true;
  }
  if (state === "failed" && isStuck) document.getElementById(scriptFailedId)?.showPopover();
}
