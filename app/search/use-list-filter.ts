import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { useIsHydrated } from "#app/hooks/use-is-hydrated.ts";
import { categoryParameter, searchParameter } from "./list-parameters";

/**
 * What a list is filtered by lives in the address (`?q=&category=`), so that a filtered list can be shared and survives
 * Back. A change of it is a transition for React Router, and the field keeps its own text: typing never waits
 * for the list.
 * @param categories what `category` may be; anything else means All
 */
export function useListFilter(categories: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const fieldRef = useFieldThatFollows(params.get(searchParameter) ?? "", search);

  const text = isHydrated ? (params.get(searchParameter) ?? "") : "";
  const asked = isHydrated ? params.get(categoryParameter) : null;
  const category = asked !== null && categories.includes(asked) ? asked : null;
  return {
    text,
    category,
    isOn: category !== null || text.trim() !== "",
    fieldRef,
    search,
    /** Enter has nothing left to send; on a phone it puts the keyboard away, so that the list is seen. */
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (matchMedia("(pointer: coarse)").matches) fieldRef.current?.blur();
    },
    choose: (category: string | null) => change({ [categoryParameter]: category }),
    clear() {
      change({ [searchParameter]: "", [categoryParameter]: null });
      // The button that was pressed goes away with the empty state, so the focus moves to where one starts again.
      if (fieldRef.current) fieldRef.current.value = "";
      fieldRef.current?.focus();
    },
  };

  function search(text: string) {
    change({ [searchParameter]: text });
  }

  function change(changes: { [searchParameter]?: string; [categoryParameter]?: string | null }) {
    // The address itself and not `params`, which is of the last render and may lag behind it; and the field's text,
    // which may have been typed before the script ran and not be in the address yet.
    const next = new URLSearchParams(window.location.search);
    const { [searchParameter]: text = fieldRef.current?.value ?? "", ...others } = changes;
    const values = { [searchParameter]: text.trim() === "" ? null : text, ...others };
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    // The list is here already: no loader has anything to add.
    setParams(next, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }
}

export type ListFilter = ReturnType<typeof useListFilter>;

/**
 * A search field that shows the address's text. React has no part in what is typed: this only carries over what was
 * typed before the script ran, and follows the address when a link or Back changes it. Those push or pop an entry
 * of the history, while the search itself replaces it.
 */
function useFieldThatFollows(text: string, search: (text: string) => void) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new address, which is when to look
  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (isFirst.current && field.value !== "") search(field.value);
    else if (isFirst.current || navigationType !== "REPLACE") field.value = text;
    isFirst.current = false;
  }, [key]);

  return fieldRef;
}
