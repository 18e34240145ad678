const id = "first-paint";

/**
 * The first paint of the page waits until the browser has parsed the page up to this place. Otherwise Chromium may paint a part
 * of the page's top, and move its picture when the rest arrives. Other browsers ignore the link.
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
