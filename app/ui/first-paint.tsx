const id = "first-paint";

/**
 * Delays the first paint until the browser has parsed the HTML up to this place. Otherwise Chromium may first paint only a part
 * of the page's top, and move the picture there when the rest arrives. Other browsers ignore the link.
 */
export function FirstPaint() {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {/* Empty, because Chromium does not wait for the end of an element with content. */}
      <span id={id} hidden />
    </>
  );
}
