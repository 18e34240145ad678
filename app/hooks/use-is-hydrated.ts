import { useSyncExternalStore } from "react";

/**
 * False while the page is what was prerendered. That happened without a query, so the first render in the browser
 * has to go without it too: the markup would not fit otherwise.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
