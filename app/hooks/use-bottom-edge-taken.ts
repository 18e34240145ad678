import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The strip at the bottom of the window, in pixels, where the floating buttons are. */
const strip = 88;

/**
 * True while an element that the visitor needs lies in the strip at the window's bottom edge, so that what floats
 * there can make room. CSS can't tell where an element is on the screen.
 */
export function useBottomEdgeTaken(selector: string): boolean {
  const [isTaken, setIsTaken] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new page with other elements
  useEffect(() => {
    const inStrip = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inStrip[isIntersecting ? "add" : "delete"](target);
        setIsTaken(inStrip.size > 0);
      },
      { rootMargin: `-${Math.max(0, window.innerHeight - strip)}px 0px 0px 0px` },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, key]);

  return isTaken;
}
