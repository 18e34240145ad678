import type { StartPlan } from "./start-plan";

/** What browsers tell of the line; not all of them do. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Runs in the page before any other script, and starts those only when the page has been painted: at the first
 * interaction, or when the page is idle after `load`. On a metered or a slow line it waits for the interaction. What
 * the visitor presses or sends in the meantime is held, and done once React works the page: exactly once, and by the
 * browser itself should the script not come.
 *
 * Its source is put into the document (compose.server.ts): it must not use anything from outside itself.
 * @param patience how long a form or a link is held at most, in milliseconds
 */
export function startLate(planId: string, hydratedEvent: string, patience: number): void {
  const interactions = ["pointerdown", "keydown", "focusin"];
  const { scripts, preload }: StartPlan = JSON.parse(document.getElementById(planId)?.textContent ?? "");
  const held = new Map<Element, { replay: () => void; native?: () => void }>();
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const type of interactions) removeEventListener(type, start, true);
    for (const href of preload) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", href });
      document.head.appendChild(link);
    }
    for (const src of scripts) {
      const script = document.createElement("script");
      Object.assign(script, { type: "module", async: false, src, onerror: () => letGo("native") });
      document.head.appendChild(script);
    }
  }

  function hold(event: Event, element: Element, replay: () => void, native?: () => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.size === 0) setTimeout(letGo, patience, "native");
    held.set(element, { replay, ...(native && { native }) });
    start();
  }

  function letGo(how: "replay" | "native") {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    for (const actions of held.values()) actions[how]?.();
    held.clear();
  }

  function onClick(event: MouseEvent) {
    const control = (event.target as Element).closest("a, button");
    if (control instanceof HTMLAnchorElement) {
      // Plain links, and clicks that ask for a new tab, are the browser's. The others do more once there is script.
      const asksForTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (asksForTab || !control.matches("[data-needs-script]")) return;
      const { href } = control;
      hold(
        event,
        control,
        () => control.click(),
        () => location.assign(href),
      );
    } else if (control?.matches("[type=button]:not([popovertarget])")) {
      hold(event, control, () => (control as HTMLElement).click());
    }
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("method") === "dialog") return;
    const native = () => HTMLFormElement.prototype.submit.call(form);
    hold(
      event,
      form,
      () => form.requestSubmit(event.submitter),
      form.hasAttribute("action") ? native : undefined,
    );
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  document.addEventListener(hydratedEvent, () => letGo("replay"), { once: true });
  for (const type of interactions) addEventListener(type, start, true);

  const line = (navigator as { connection?: Line }).connection;
  if (line?.saveData || line?.effectiveType?.endsWith("2g")) return;
  addEventListener("load", () => {
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    });
  });
}
