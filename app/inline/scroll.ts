/** Scrolling further than this, in pixels, strengthens the header's shadow. */
const shadowThreshold = 10;

/** Scrolling further than this, in pixels, shows the link back to the top. */
const backToTopThreshold = 300;

/** Where in the window, as a part of its height, details are put that were closed from their end. */
const closedAt = 0.75;

/** Details that begin higher than this, in pixels, are open, and their summary sticks to the header: its least height. */
const headerHeight = 64;

export const { documentElement: root } = document;
let lastY = 0;

/** Keeps attributes on the root element that styles read: `data-scrolled`, `data-scrolled-far`, `data-scrolling-down`. */
export function trackScroll(): void {
  // At once: a page that is prerendered has no layout until it is shown, unless a script asks for it.
  update();
  addEventListener("scroll", update);
  addEventListener("click", keepInPlace);
}

function update() {
  const y = scrollY;
  const isAtEnd = y + innerHeight >= root.scrollHeight - 1;
  mark("scrolled", y > shadowThreshold);
  mark("scrolled-far", y > backToTopThreshold);
  if (y !== lastY || isAtEnd) mark("scrolling-down", y > lastY && !isAtEnd);
  lastY = y;
}

/** Sets or removes an attribute of the root element that styles read. */
export const mark = (name: string, isOn: boolean) => root.toggleAttribute(`data-${name}`, isOn);

/** What was pressed stays in place when its details close others above; details closed from their end are brought back. */
function keepInPlace({ target }: MouseEvent) {
  // Not of the summary, which may stick to the header.
  const details = (target as Element).closest("details[name]>summary")?.parentElement;
  if (!details) return;
  const top = () => details.getBoundingClientRect().top;
  const goal = top() < headerHeight ? innerHeight * closedAt : top();
  requestAnimationFrame(() => scrollBy(0, top() - goal));
}
