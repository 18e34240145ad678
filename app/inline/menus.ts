/** Marks a menu that the user closed while hovering or focusing it, so that it stays closed until the pointer or focus returns. */
const dismissed = "data-dismissed";

/** An item of the navigation that has a menu. */
const item = "[data-menu]";

const itemOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>(item);

/**
 * Closes menus on Escape, when the keyboard moves the focus out of them, and when the page is left. (Browsers open and close
 * them by their buttons, and close them on a press elsewhere. CSS opens them on hover.) They stay open until the page is left,
 * because browsers discard a prerendered page when its link is hidden.
 */
export function closeMenus(): void {
  addEventListener("pointerover", enter);
  addEventListener("focusin", (event) => {
    const target = event.target as Element;
    // On `focusin`, not `focusout`: a menu must stay open when the focus moves to the address bar or to another window. A press
    // on the button of an open popover focuses the button first: if that closed the popover, the click would open it again.
    if (target.matches(":focus-visible"))
      for (const popover of listOpen("[popover=auto]"))
        if (!(itemOf(popover) ?? popover).contains(target)) popover.hidePopover();
    enter(event);
  });
  addEventListener("pagehide", closeAll);
  addEventListener("keydown", ({ key }) => key === "Escape" && closeAll());
  // The button that closes a menu keeps the focus, so CSS would keep the menu open without this mark.
  addEventListener("toggle", ({ target }) => itemOf(target)?.toggleAttribute(dismissed, true), true);
  addEventListener("click", ignoreSecondPress);
}

/**
 * Handles the pointer or the focus on an element. On a link to another language, copies the page's query and hash to it. On
 * an item that was just entered, removes the mark that its menu is dismissed.
 */
function enter({ target, relatedTarget }: Pick<FocusEvent, "target" | "relatedTarget">) {
  const link = (target as Element).closest<HTMLAnchorElement>("[hreflang]");
  if (link) {
    // Before the click, because the browser may prefetch the link's URL now.
    link.search = location.search;
    link.hash = location.hash;
  }
  const entered = itemOf(target);
  if (!entered || entered === itemOf(relatedTarget)) return;
  entered.toggleAttribute(dismissed, false);
}

/** The time of the last click on a button that opens or closes a popover. */
let clickedAt = Number.NaN;

/** The second press of a double press would close the popover that the first one has opened. */
function ignoreSecondPress(event: PointerEvent) {
  if (!(event.target as Element).closest("[popovertarget]")) return;
  // Firefox does not count the taps of a finger in `detail`, and Chromium only those within 300 ms.
  if (event.detail > 1 || (event.pointerType === "touch" && event.timeStamp - clickedAt < 500))
    event.preventDefault();
  clickedAt = event.timeStamp;
}

const listOpen = (selector: string) => document.querySelectorAll<HTMLElement>(`${selector}:popover-open`);

function closeAll() {
  for (const popover of listOpen("header *")) popover.hidePopover();
  for (const entered of document.querySelectorAll(`${item}:is(:hover,:focus-within)`)) {
    // Move the focus from the menu, which will be hidden, to the menu's button.
    entered.querySelector<HTMLElement>(":has(+[popover]:focus-within)")?.focus();
    entered.toggleAttribute(dismissed, true);
  }
}

/** For browsers without popovers: toggles the attribute `open` of an element when its button is clicked. */
export function openWithoutPopover(): void {
  addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[popovertarget]")?.getAttribute("popovertarget") ?? "";
    document.getElementById(id)?.toggleAttribute("open");
  });
}
