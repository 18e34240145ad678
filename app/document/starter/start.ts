import { startParameters } from "../start-parameters";
import { hydratedEvent, type StartPlan, scriptFailedId, startPlanId } from "../start-plan";

/** How long a press or a form is held for the script, in milliseconds. */
const holdTimeoutMs = 10_000;

/** Turning to one of these starts the script: fields, buttons that are not the browser's own, and marked links. */
const needsScript =
  "input,select,textarea,button:not([popovertarget]),[data-needs-script],[data-uses-script]";

/** Clicks on these wait for the script; the browser does them without script where it can. */
const heldControls = "a[data-needs-script],button[type=button]:not([popovertarget])";

/** What is held until the page is hydrated: how to do it then, and without script, by the control that shows it. */
const held = new Map<Element, { replay: () => void; native: (() => void) | undefined }>();
let state: "idle" | "started" | "hydrated" | "failed" = "idle";

/**
 * Starts the page's script at the first sign that a visitor turns to something that needs it; at once where the
 * address says what to show. What is pressed or sent before the page is hydrated is held, shows `aria-busy`, and is done
 * exactly once: by React after hydration, else by the browser itself.
 */
export function startOnIntent(): void {
  for (const type of ["pointerover", "pointerdown", "focusin", "change"]) {
    addEventListener(type, ({ target }) => (target as Element).closest(needsScript) && start(), true);
  }
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(hydratedEvent, () => release("hydrated"));
  // A module that throws, and what the entry reports where a file did not load.
  addEventListener("error", fail);
  if (startParameters.test(location.search)) start();
}

function start() {
  if (state !== "idle") return;
  state = "started";
  const { entry, preload, stylesheet, data }: StartPlan = JSON.parse(
    document.getElementById(startPlanId)?.textContent ?? "",
  );
  for (const href of preload) add("link", { rel: "modulepreload", href });
  if (stylesheet) add("link", { rel: "stylesheet", href: stylesheet });
  if (data) add("link", { rel: "preload", as: "fetch", crossOrigin: "", href: data });
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
  hold(event, control, () => control.click(), href ? () => location.assign(href) : undefined);
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (form.matches("[method=dialog]")) return;
  const post = () => HTMLFormElement.prototype.submit.call(form);
  hold(
    event,
    submitter ?? form,
    () => form.requestSubmit(submitter),
    form.hasAttribute("action") ? post : undefined,
  );
}

/** @param native does the same without script; what has none says that it cannot work */
function hold(event: Event, control: Element, replay: () => void, native?: () => void) {
  if (state === "hydrated" || (state === "failed" && native)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.size === 0) setTimeout(fail, holdTimeoutMs);
  held.set(control, { replay, native });
  control.setAttribute("aria-busy", "true");
  if (state === "failed") release(state);
  else start();
}

function fail() {
  if (state === "started") release("failed");
}

function release(result: "hydrated" | "failed") {
  state = result;
  for (const [control, { replay, native }] of held) {
    const done = () => control.removeAttribute("aria-busy");
    // Until the browser has left the page, which it may show again by Back, the control is busy.
    if (state === "failed" && native) addEventListener("pagehide", done);
    else done();
    if (state === "hydrated") replay();
    else if (native) native();
    else document.getElementById(scriptFailedId)?.showPopover();
  }
  held.clear();
}
