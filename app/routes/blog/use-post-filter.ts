import { useEffect, useRef, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

/**
 * What the list is filtered by, kept in the address (`?q=&category=`), so that it can be sent, reloaded and gone
 * back to.
 * @param categories the ones that exist: an unknown one in the address counts as All
 */
export function usePostFilter(categories: readonly string[]) {
  const isHydrated = useIsHydrated();
  const [params, setParams] = useSearchParams();
  const boxRef = useRef<HTMLInputElement>(null);

  const query = isHydrated ? (params.get("q") ?? "") : "";
  const asked = isHydrated ? params.get("category") : null;
  const category = categories.find((name) => name === asked) ?? null;

  function write(nextQuery: string, nextCategory: string | null) {
    setParams(
      (previous) => {
        for (const [name, value] of [
          ["q", nextQuery],
          ["category", nextCategory],
        ] as const) {
          if (value) previous.set(name, value);
          else previous.delete(name);
        }
        return previous;
      },
      // The loaders don't read the filter: without the last option each letter would fetch the page's data again.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

  // The box belongs to the browser, not to React, so that typing never waits for the list. While it has the focus
  // it leads and the address follows; otherwise it shows what the address says (a link, the back button).
  useEffect(() => {
    const box = boxRef.current;
    if (box && box !== document.activeElement) box.value = query;
  }, [query]);

  // What was typed while the script was still on its way counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    if (boxRef.current?.value) write(boxRef.current.value, category);
  }, []);

  return {
    boxRef,
    query,
    category,
    isOn: category !== null || query.trim() !== "",
    search: (text: string) => write(text, category),
    choose: (name: string | null) => write(boxRef.current?.value ?? query, name),
    clear() {
      if (boxRef.current) boxRef.current.value = "";
      boxRef.current?.focus();
      write("", null);
    },
  };
}

export type PostFilter = ReturnType<typeof usePostFilter>;

/**
 * The page is prerendered without a query, and React demands that its first render equals that HTML. So the address
 * is read only after hydration: a store whose server value is false is how React says "not yet", without a flash.
 */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
