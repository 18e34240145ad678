/** Scrolling further than this, in pixels, strengthens the header's shadow. */
const shadowThreshold = 10;

/** Scrolling further than this, in pixels, shows the link back to the top. */
const backToTopThreshold = 300;

/**
 * The height of the strip at the bottom of the window, in pixels, in which the floating buttons are: the same as
 * `scroll-padding-bottom` in app.css, which a test holds it to. Reading it from there would make this script too long.
 */
const floatingStrip = 88;

/**
 * Where in the window, as parts of its height, details are that were closed from their end: what they belong to, which is
 * above them, is in sight.
 */
const closedAt = 0.75;

/** Details that begin higher than this, in pixels, are open, and their summary sticks to the header: its least height. */
const headerHeight = 64;

/** What a floating button must not cover. */
const formControls = ":is(main,footer) :is(input,select,textarea,label,form button)";

const { documentElement: root } = document;
let lastY = 0;

/**
 * Keeps attributes on the root element that styles read: `data-scrolled` and `data-scrolled-far` past the thresholds,
 * `data-scrolling-down`, and `data-form-below` while a form control is where the floating buttons are. Scroll
 * timelines could tell the first two, in some browsers only.
 */
export function trackScroll(): void {
  requestAnimationFrame(update);
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
  mark("form-below", [...document.querySelectorAll(formControls)].some(isInStrip));
}

function isInStrip(control: Element) {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > innerHeight - floatingStrip && top < innerHeight;
}

/** Sets or removes an attribute of the root element that styles read. */
export const mark = (name: string, isOn: boolean) => root.toggleAttribute(`data-${name}`, isOn);

/**
 * Opening one of several details closes another, perhaps above it: what was pressed stays where it is. Details that are
 * closed from their end would be far above the window: they are brought back.
 */
function keepInPlace({ target }: MouseEvent) {
  // Not of the summary, which may stick to the header.
  const details = (target as Element).closest("details[name]>summary")?.parentElement;
  if (!details) return;
  const { top } = details.getBoundingClientRect();
  const goal = top < headerHeight ? innerHeight * closedAt : top;
  requestAnimationFrame(() => scrollBy(0, details.getBoundingClientRect().top - goal));
}
