import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Set on an item whose menu was closed while the pointer or the focus is still in it, until it is entered anew. */
const dismissed = "data-dismissed";

/**
 * Opens the menus inside an element on keyboard focus, and closes them on a change of route and on Escape. The
 * browser opens and closes them by itself on hover and by their button, script or not; but it knows no routes, and
 * Escape closes only what was opened as a popover.
 */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    // Not at the start: a menu that was opened before the script ran is the visitor's.
    if (shownKey.current !== key) closeMenus(ref.current);
    shownKey.current = key;
  }, [key, ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus(element), { signal });
    for (const item of element.querySelectorAll<HTMLElement>("[data-menu]")) {
      item.addEventListener("pointerenter", () => item.removeAttribute(dismissed), { signal });
      const popover = item.querySelector<HTMLElement>("[popover]");
      // CSS could show it on focus too, but would hide it again between one focused element and the next.
      const enter = ({ target, relatedTarget }: FocusEvent) => {
        if (item.contains(relatedTarget as Node | null)) return;
        item.removeAttribute(dismissed);
        if ((target as HTMLElement).matches(":focus-visible")) popover?.showPopover();
      };
      item.addEventListener("focusin", enter, { signal });
      // Closed by its button, which keeps the focus: without this the focus alone would hold it open.
      const toggled = ({ newState }: ToggleEvent) =>
        newState === "closed" && item.setAttribute(dismissed, "");
      popover?.addEventListener("toggle", toggled, { signal });
    }
    for (const popover of element.querySelectorAll<HTMLElement>("[popover]")) {
      // A menu goes with its item. The phone's has none and covers the page: where the focus goes, the eye must follow.
      const place = popover.closest<HTMLElement>("[data-menu]") ?? popover;
      const leave = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !place.contains(relatedTarget as Node)) popover.hidePopover();
      };
      place.addEventListener("focusout", leave, { signal });
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
