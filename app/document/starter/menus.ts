/** Set on a menu's item when the menu was closed while the pointer or the focus is in it, until it is entered anew. */
const dismissed = "data-dismissed";

/** An item of the navigation with a menu of its own. */
const item = "[data-menu]";

const itemOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>(item);

/**
 * What the browser leaves to do about menus, which are popovers: it opens and closes them by their buttons, and CSS
 * opens them on hover; this opens them on keyboard focus, and closes them on Escape, when the focus leaves, and when
 * a link of theirs is followed. A popover that opens gets the focus where it asks for it (`data-first`).
 */
export function closeMenus(): void {
  addEventListener("pointerover", ({ target, relatedTarget }) => {
    const entered = itemOf(target);
    if (entered !== itemOf(relatedTarget)) entered?.removeAttribute(dismissed);
  });
  addEventListener("focusin", ({ target, relatedTarget }) => {
    const entered = itemOf(target);
    if (!entered || entered === itemOf(relatedTarget)) return;
    entered.removeAttribute(dismissed);
    if ((target as Element).matches(":focus-visible")) popoverOf(entered)?.showPopover();
  });
  addEventListener("focusout", ({ target, relatedTarget }) => {
    const place = itemOf(target) ?? (target as Element).closest(":popover-open");
    if (relatedTarget && place && !place.contains(relatedTarget as Node)) popoverOf(place)?.hidePopover();
  });
  addEventListener("keydown", onKey);
  addEventListener("popstate", closeAll);
  addEventListener("click", ({ target }) => (target as Element).closest("header a") && closeAll());
  addEventListener("toggle", onToggle, true);
}

/** Escape closes the menus; the arrows walk through the links of the one that has the focus. */
function onKey(event: KeyboardEvent) {
  if (event.key === "Escape") closeAll();
  const step = Number(event.key === "ArrowDown") - Number(event.key === "ArrowUp");
  const links = [...(itemOf(event.target)?.querySelectorAll<HTMLElement>(":popover-open a") ?? [])];
  if (!step || !links[0]) return;
  event.preventDefault();
  links[Math.max(0, links.indexOf(event.target as HTMLElement) + step)]?.focus();
}

function onToggle({ target, newState }: ToggleEvent) {
  const popover = target as HTMLElement;
  if (newState === "open") popover.querySelector<HTMLElement>("[data-first]")?.focus();
  // Closed by its button, which keeps the focus: without this the focus alone would hold it open.
  else itemOf(popover)?.setAttribute(dismissed, "");
}

const popoverOf = (place: Element) =>
  place.matches("[popover]") ? (place as HTMLElement) : place.querySelector<HTMLElement>("[popover]");

function closeAll() {
  for (const popover of document.querySelectorAll<HTMLElement>("header :popover-open")) popover.hidePopover();
  for (const entered of document.querySelectorAll(`${item}:is(:hover,:focus-within)`)) {
    // What is about to be hidden cannot keep the focus: its button takes it.
    if (entered.querySelector("[popover]:focus-within"))
      entered.querySelector<HTMLElement>("button")?.focus();
    entered.setAttribute(dismissed, "");
  }
}
