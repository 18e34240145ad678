import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Set on an item whose menu was closed while the pointer or the focus is still in it, until it is entered anew. */
const dismissed = "data-dismissed";

/**
 * Closes the menus inside an element on a change of route and on Escape. The browser opens and closes them by
 * itself (popover, `:hover`, `:focus-visible`), script or not; but it knows no routes, and Escape closes only what
 * was opened as a popover.
 */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new route, which is when to close
  useEffect(() => closeMenus(ref.current), [key, ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus(element), { signal });
    for (const item of element.querySelectorAll<HTMLElement>("[data-menu]")) {
      item.addEventListener("pointerenter", () => item.removeAttribute(dismissed), { signal });
      const enter = ({ relatedTarget }: FocusEvent) => {
        if (!item.contains(relatedTarget as Node | null)) item.removeAttribute(dismissed);
      };
      item.addEventListener("focusin", enter, { signal });
      // Closed by its button, which keeps the focus: without this the focus alone would hold it open.
      const toggled = ({ newState }: ToggleEvent) =>
        newState === "closed" && item.setAttribute(dismissed, "");
      item.querySelector<HTMLElement>("[popover]")?.addEventListener("toggle", toggled, { signal });
    }
    return () => controller.abort();
  }, [ref]);
}

function closeMenus(element: HTMLElement | null): void {
  for (const popover of element?.querySelectorAll<HTMLElement>(":popover-open") ?? []) popover.hidePopover();
  for (const item of element?.querySelectorAll("[data-menu]:is(:hover, :focus-within)") ?? []) {
    // What is about to be hidden can't keep the focus: its button takes it.
    if (item.querySelector("[popover]:focus-within")) item.querySelector<HTMLElement>("button")?.focus();
    item.setAttribute(dismissed, "");
  }
}
