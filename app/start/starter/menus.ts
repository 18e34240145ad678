/** Set on a menu's item when the menu was closed while the pointer or the focus is in it, until it is entered anew. */
const dismissed = "data-dismissed";

/** An item of the navigation with a menu of its own. */
const item = "[data-menu]";

const itemOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>(item);

/**
 * What the browser leaves to do about menus, which are popovers: it opens and closes them by their buttons, and CSS
 * opens them on hover; this opens them on keyboard focus, and closes them on Escape, when the focus leaves, and when
 * the page is left: not sooner, because a browser drops the page that it fetched for a link which is hidden.
 */
export function closeMenus(): void {
  addEventListener("pointerover", enter);
  addEventListener("focusin", (event) => {
    const target = event.target as Element;
    // When the focus comes to another place, not when it leaves: it may go to the browser's bar, or to another window.
    for (const popover of listOpen(""))
      if (!(itemOf(popover) ?? popover).contains(target)) popover.hidePopover();
    const entered = enter(event);
    if (target.matches(":focus-visible")) entered?.querySelector<HTMLElement>("[popover]")?.showPopover();
  });
  addEventListener("pagehide", closeAll);
  addEventListener("keydown", ({ key }) => key === "Escape" && closeAll());
  addEventListener("toggle", onToggle, true);
}

/** @returns the item that the pointer or the focus has come to from outside of it */
function enter({ target, relatedTarget }: Pick<FocusEvent, "target" | "relatedTarget">) {
  const link = (target as Element).closest<HTMLAnchorElement>("[hreflang]");
  if (link) {
    // The same place in another language; now, because the browser may soon fetch where it leads.
    link.search = location.search;
    link.hash = location.hash;
  }
  const entered = itemOf(target);
  if (!entered || entered === itemOf(relatedTarget)) return;
  entered.removeAttribute(dismissed);
  return entered;
}

function onToggle({ target, newState }: ToggleEvent) {
  // Closed by its button, which keeps the focus: without this the focus alone would hold it open.
  if (newState !== "open") itemOf(target)?.setAttribute(dismissed, "");
}

const listOpen = (within: string) => document.querySelectorAll<HTMLElement>(`${within} :popover-open`);

function closeAll() {
  for (const popover of listOpen("header")) popover.hidePopover();
  for (const entered of document.querySelectorAll(`${item}:is(:hover,:focus-within)`)) {
    // What is about to be hidden cannot keep the focus: its button takes it.
    if (entered.querySelector("[popover]:focus-within"))
      entered.querySelector<HTMLElement>("button")?.focus();
    entered.setAttribute(dismissed, "");
  }
}

/** Opens and closes by their buttons what are popovers elsewhere. */
export function openWithoutPopover(): void {
  addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[popovertarget]")?.getAttribute("popovertarget");
    document.getElementById(id as string)?.toggleAttribute("open");
  });
}
