import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus along with a step inside the site: to the part that the address names, or to the heading of another
 * page, so that a screen reader says where the visitor is and the keyboard goes on from there. A full load does both
 * by itself.
 */
export function useArrivalFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname + hash);

  useEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = named ?? document.querySelector<HTMLElement>("main h1");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
