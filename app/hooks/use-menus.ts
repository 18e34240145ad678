import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Set on an element whose menu was closed while the pointer or the focus is still in it. */
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
    const welcome = ({ currentTarget, relatedTarget }: FocusEvent | PointerEvent) => {
      const item = currentTarget as HTMLElement;
      if (!item.contains(relatedTarget as Node | null)) item.removeAttribute(dismissed);
    };
    for (const item of element.querySelectorAll<HTMLElement>("[data-menu]")) {
      item.addEventListener("pointerleave", welcome, { signal });
      item.addEventListener("focusout", welcome, { signal });
      // Closed by its button, which keeps the focus: without this the focus alone would hold it open.
      const dismiss = ({ newState }: ToggleEvent) =>
        newState === "closed" && item.setAttribute(dismissed, "");
      item.querySelector<HTMLElement>("[popover]")?.addEventListener("toggle", dismiss, { signal });
    }
    return () => controller.abort();
  }, [ref]);
}

function closeMenus(element: HTMLElement | null): void {
  for (const popover of element?.querySelectorAll<HTMLElement>(":popover-open") ?? []) popover.hidePopover();
  for (const item of element?.querySelectorAll("[data-menu]:is(:hover, :focus-within)") ?? []) {
    item.setAttribute(dismissed, "");
  }
}
