/** Marks a menu that the user closed while hovering or focusing it, so that it stays closed until the pointer or focus returns. */
const dismissed = "data-dismissed";

/** An item of the navigation with a menu of its own. */
const item = "[data-menu]";

const itemOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>(item);

/**
 * Browsers open and close menus by their buttons, CSS on hover; this opens them on keyboard focus, and closes them on Escape,
 * when the focus leaves, and with the page: not sooner, as browsers drop the page fetched for a link that is hidden.
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

/** Keeps a link to another language current, and an item's menu no longer dismissed. @returns the item, once entered */
function enter({ target, relatedTarget }: Pick<FocusEvent, "target" | "relatedTarget">) {
  const link = (target as Element).closest<HTMLAnchorElement>("[hreflang]");
  if (link) {
    // Now, because the browser may soon fetch where it leads.
    link.search = location.search;
    link.hash = location.hash;
  }
  const entered = itemOf(target);
  if (!entered || entered === itemOf(relatedTarget)) return;
  entered.toggleAttribute(dismissed, false);
  return entered;
}

function onToggle({ target, newState }: ToggleEvent) {
  // Closed by its button, which keeps the focus: without this the focus alone would hold it open.
  if (newState === "closed") itemOf(target)?.toggleAttribute(dismissed, true);
}

const listOpen = (within: string) => document.querySelectorAll<HTMLElement>(`${within} :popover-open`);

function closeAll() {
  for (const popover of listOpen("header")) popover.hidePopover();
  for (const entered of document.querySelectorAll(`${item}:is(:hover,:focus-within)`)) {
    // What is about to be hidden cannot keep the focus: its button takes it.
    entered.querySelector<HTMLElement>(":has(+:focus-within)")?.focus();
    entered.toggleAttribute(dismissed, true);
  }
}

/** Opens and closes by their buttons what are popovers elsewhere. */
export function openWithoutPopover(): void {
  addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[popovertarget]")?.getAttribute("popovertarget");
    document.querySelector(`#${id}`)?.toggleAttribute("open");
  });
}
