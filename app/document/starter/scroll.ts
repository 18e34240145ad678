/** Scrolling further than this, in pixels, strengthens the header's shadow. */
const shadowThreshold = 10;

/** Scrolling further than this, in pixels, shows the link back to the top. */
const backToTopThreshold = 300;

/** The height of the strip at the bottom of the window, in pixels, in which the floating buttons are. */
const floatingStrip = 88;

/** Form controls that a floating button must not cover. */
const formControls = "main :is(form label, form button)";

const { documentElement: root } = document;
let lastY = 0;
let isQueued = false;

/**
 * Keeps attributes on the root element that styles read: `data-scrolled` and `data-scrolled-far` past the thresholds,
 * `data-scrolling-down`, and `data-form-below` while a form control is where the floating buttons are. Scroll
 * timelines could tell the first two, in some browsers only.
 */
export function trackScroll(): void {
  queueUpdate();
  for (const type of ["scroll", "resize", "load"]) addEventListener(type, queueUpdate, { passive: true });
  // A step inside the site puts another page under the buttons without scrolling.
  new MutationObserver(queueUpdate).observe(document, { childList: true, subtree: true });
  addEventListener("click", scrollToTop);
}

function queueUpdate() {
  if (isQueued) return;
  isQueued = true;
  requestAnimationFrame(update);
}

function update() {
  isQueued = false;
  const { scrollY: y, innerHeight } = window;
  const isAtEnd = y + innerHeight >= root.scrollHeight - 1;
  mark("scrolled", y > shadowThreshold);
  mark("scrolled-far", y > backToTopThreshold);
  if (y !== lastY || isAtEnd) mark("scrolling-down", y > lastY && !isAtEnd);
  lastY = y;
  const controls = [...document.querySelectorAll(formControls)].map((control) =>
    control.getBoundingClientRect(),
  );
  mark(
    "form-below",
    controls.some(({ top, bottom }) => bottom > innerHeight - floatingStrip && top < innerHeight),
  );
}

const mark = (name: string, isOn: boolean) => root.toggleAttribute(`data-${name}`, isOn);

/** The link back to the top works by itself, but would leave `#top` in the address and in the history. */
function scrollToTop(event: MouseEvent) {
  if (!(event.target as Element).closest("[data-to-top]")) return;
  event.preventDefault();
  scrollTo({ top: 0 });
  document.body.focus({ preventScroll: true });
}
