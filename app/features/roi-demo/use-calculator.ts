import { useEffect, useRef, useState } from "react";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";
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
 * The calculator's fields. What can be calculated with is in the URL too, to share it and for Back.
 * @param examples the first is shown without script, and until somebody changes it
 */
export function useCalculator(examples: CalculatorSection["examples"], format: NumberFormat) {
  const [example] = examples as [CalculatorSection["examples"][number]];
  const [texts, setTexts] = useState(example.texts);
  const [isHydrated, setIsHydrated] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [isLinkBad, setIsLinkBad] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const { inputs, faults = {} } = readFields(texts, format.symbol);

  // The URL is known to the browser only: the page was prerendered without it. Later Back may change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a URL that has changed is read again
  useEffect(() => {
    read(enteredBefore());
    setIsHydrated(true);
    const readAgain = () => read();
    addEventListener("popstate", readAgain);
    return () => removeEventListener("popstate", readAgain);
  }, []);

  function read(entered?: Fields<string>) {
    const figures = new URLSearchParams(location.search).get(calculatorParameter);
    const given = readAddress(figures ?? "");
    setIsUsed(Boolean(given));
    setIsLinkBad(figures !== null && !given);
    if (given) setTexts(mapFields(given, toText));
    else if (entered) show(entered);
    else setTexts(example.texts);
  }

  /** What was chosen and typed before the script ran: it is in the fields. Undefined if nothing was. */
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

  const toText = (value: number) => formatNumber(value, format, enteredDigits);

  function show(next: Fields<string>) {
    setIsUsed(true);
    setIsLinkBad(false);
    setTexts(next);
    const { inputs } = readFields(next, format.symbol);
    if (!inputs) return;
    const url = new URL(location.href);
    url.searchParams.set(calculatorParameter, writeAddress(inputs));
    history.replaceState(history.state, "", url);
  }

  return {
    texts,
    isHydrated,
    /** Whether what is shown is somebody's calculation, and not the example that everybody sees first. */
    isUsed,
    isLinkBad,
    use: () => setIsUsed(true),
    inputs,
    faults,
    formRef,
    show,
    change: (changed: string, text: string) =>
      show(mapFields(texts, (old, name) => (name === changed ? text : old))),
    /** Writes a number as it was understood, once its field is left. */
    rewrite: (left: string) =>
      setTexts(
        mapFields(texts, (text, name, limits) => {
          const value = name === left && readField(text, limits, format.symbol);
          return typeof value === "number" ? toText(value) : text;
        }),
      ),
  };
}

export type Calculator = ReturnType<typeof useCalculator>;
