/** The scroll position, in pixels, from which the header has a stronger shadow. */
const shadowThreshold = 10;

/** The scroll position, in pixels, from which the link back to the top is shown. */
const backToTopThreshold = 300;

/**
 * When a click on a sticky summary closes its details, the page scrolls so that they begin at this fraction of the
 * window's height.
 */
const closedAt = 0.75;

/**
 * The header's smallest height, in pixels. If open details begin above this position, their summary is stuck below the
 * header.
 */
const headerHeight = 64;

export const { documentElement: root } = document;

/** Sets attributes of the root element for styles: `data-scrolled`, `data-scrolled-far`, `data-chat-waits`. */
export function trackScroll(): void {
  // Call it now: reading the scroll position forces a layout, which a prerendered page would otherwise do only when shown.
  update();
  addEventListener("scroll", update);
  addEventListener("resize", update);
  addEventListener("click", keepInPlace);
}

function update() {
  const isScrolled = scrollY > shadowThreshold;
  mark("scrolled", isScrolled);
  mark("scrolled-far", scrollY > backToTopThreshold);
  mark("chat-waits", !isScrolled && isChatOverContent());
}

/** The number of pixels by which the chat's button may overlap an element. */
const tolerance = 4;

/** The elements of the first screen that the chat's button must not cover. */
const covered = "a,button,summary,label,form,figure,h1,h2,h3,p,li,dl";

/** Whether the chat's button covers a control, its label, a picture or a text. If so, CSS hides the button until the visitor scrolls. */
function isChatOverContent() {
  const chat = document.querySelector("[popovertarget=chat]")?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll(`:is(main,footer) :is(${covered})`)].some((element) => {
    const box = element.getBoundingClientRect();
    return (
      box.right - tolerance > chat.left &&
      box.left + tolerance < chat.right &&
      box.bottom - tolerance > chat.top &&
      box.top + tolerance < chat.bottom
    );
  });
}

/** Sets or removes an attribute of the root element for styles. */
export const mark = (name: string, isOn: boolean) => root.toggleAttribute(`data-${name}`, isOn);

/**
 * Keeps a clicked summary in place when opening its details closes others above. If the summary was sticky, closing its
 * details would move them out of view. Then this function scrolls back to them.
 */
function keepInPlace({ target }: MouseEvent) {
  // Measure the details, because the summary may be sticky.
  const details = (target as Element).closest("details[name]>summary")?.parentElement;
  if (!details) return;
  const top = () => details.getBoundingClientRect().top;
  const goal = top() < headerHeight ? innerHeight * closedAt : top();
  requestAnimationFrame(() => scrollBy(0, top() - goal));
}
