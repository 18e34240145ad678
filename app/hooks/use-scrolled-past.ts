import { useCallback, useSyncExternalStore } from "react";

/**
 * True once the page is scrolled by more than so many pixels. CSS can answer this with a scroll timeline only in
 * some browsers, so a listener it is; the component renders again only when the answer changes.
 */
export function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(onScroll, isPast, () => false);
}

function onScroll(notify: () => void): () => void {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
}
