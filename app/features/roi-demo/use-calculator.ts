import { useEffect, useRef, useState } from "react";
import { formatNumberAs, type NumberFormat } from "#data/load/number-format.ts";
import {
  calculatorParameter,
  enteredDigits,
  type Fields,
  mapFields,
  readAddress,
  readField,
  readFields,
  writeAddress,
} from "./calculation/calculator-fields";
import type { CalculatorSection } from "./calculator-section";

export const exampleFieldName = "example";

/**
 * The state of the calculator's fields. The URL contains the last valid inputs, for sharing and for Back.
 * @param examples the first one is shown without script, and until the visitor changes a field
 */
export function useCalculator(examples: CalculatorSection["examples"], format: NumberFormat) {
  const [example] = examples as [CalculatorSection["examples"][number]];
  const [texts, setTexts] = useState(example.texts);
  const [isHydrated, setIsHydrated] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [isLinkBad, setIsLinkBad] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  /** The last valid text of each field. */
  const valid = useRef(example.texts);
  const { inputs, faults = {} } = readFields(texts, format.symbol);

  // Read the URL after hydration, because the page was prerendered without it, and again after Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    read(enteredBefore());
    setIsHydrated(true);
    // The result is sticky from now on, and must not cover the field whose focus has loaded the script.
    document.activeElement?.scrollIntoView({ block: "nearest" });
    const readAgain = () => read();
    addEventListener("popstate", readAgain);
    return () => removeEventListener("popstate", readAgain);
  }, []);

  function read(entered?: Fields<string>) {
    const figures = new URLSearchParams(location.search).get(calculatorParameter);
    const given = readAddress(figures ?? "");
    setIsUsed(Boolean(given));
    setIsLinkBad(figures !== null && !given);
    if (!given && entered) return show(entered);
    valid.current = given ? mapFields(given, toText) : example.texts;
    setTexts(valid.current);
  }

  /** The entries from before hydration, which the fields contain; undefined if there are none. */
  function enteredBefore(): Fields<string> | undefined {
    const entries = new FormData(formRef.current ?? undefined);
    const chosen = examples.find(({ id }) => id === entries.get(exampleFieldName)) ?? example;
    const typed = new Map<string, string>();
    mapFields(example.texts, (text, name) => {
      const entry = String(entries.get(name));
      if (entry !== text) typed.set(name, entry);
    });
    if (chosen === example && typed.size === 0) return;
    return mapFields(chosen.texts, (text, name) => typed.get(name) ?? text);
  }

  const toText = (value: number) => formatNumberAs(value, format, enteredDigits);

  function show(next: Fields<string>) {
    setIsUsed(true);
    setIsLinkBad(false);
    setTexts(next);
    // The URL contains the last valid number of a field that has none now, so that a reload loses no other field's number.
    valid.current = mapFields(next, (text, name, limits) =>
      typeof readField(text, limits, format.symbol) === "number" ? text : valid.current[name],
    );
    const { inputs } = readFields(valid.current, format.symbol);
    if (!inputs) return;
    const url = new URL(location.href);
    url.searchParams.set(calculatorParameter, writeAddress(inputs));
    history.replaceState(history.state, "", url);
  }

  return {
    texts,
    isHydrated,
    /** Whether the visitor's own calculation is shown, not the example that the page begins with. */
    isUsed,
    isLinkBad,
    use: () => setIsUsed(true),
    inputs,
    faults,
    formRef,
    show,
    change: (changed: string, text: string) => {
      // Right after hydration, entries from before it are in the fields but not yet in `texts`.
      const current = isHydrated ? texts : (enteredBefore() ?? texts);
      show(mapFields(current, (old, name) => (name === changed ? text : old)));
    },
    /** Replaces a field's text by its number in the usual format, when the field loses the focus. */
    rewrite: (left: string) =>
      setTexts((current) =>
        mapFields(current, (text, name, limits) => {
          const value = name === left && readField(text, limits, format.symbol);
          return typeof value === "number" ? toText(value) : text;
        }),
      ),
  };
}

export type Calculator = ReturnType<typeof useCalculator>;
