import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import {
  enteredDigits,
  fieldName,
  offerKeys,
  readAddress,
  readField,
  readFields,
  type Texts,
  writeAddress,
  writeFields,
} from "#app/demos/roi-demo/calculator-fields.ts";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";

/** What is in the form: each field's text, and for how many offers. */
export interface FormState {
  texts: Texts;
  offers: number;
}

/** What can be chosen instead of typing each figure. */
interface Example {
  id: string;
  label: string;
  form: FormState;
}

/** The name of the field in which an example is chosen. */
export const exampleFieldName = "example";

/**
 * The calculator's fields. What can be calculated with lives in the address too, so that it can be shared and survives
 * Back; the page's canonical address is without it.
 * @param examples the first is shown without script, and until somebody changes it
 */
export function useCalculator(examples: Example[], format: NumberFormat) {
  const example = examples[0]?.form ?? { texts: {}, offers: 1 };
  const [state, setState] = useState(example);
  const [isHydrated, setIsHydrated] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [isLinkBad, setIsLinkBad] = useState(false);
  const [params, setParams] = useSearchParams();
  const formRef = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const { inputs, faults = {} } = readFields(state.texts, state.offers, format.symbol);

  // The address is known to the browser only: the page was prerendered without it. Later a link or Back may change it;
  // those push or pop an entry of the history, while typing replaces it. The same rule stands in use-list-filter.ts: a
  // hook that both import would be one more file to fetch with each of their pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new address, which is when to look
  useEffect(() => {
    const isTyping = !isFirst.current && navigationType === "REPLACE";
    if (isTyping) return;
    const figures = params.get(calculatorParameter);
    const given = readAddress(figures ?? "");
    const entered = isFirst.current && !given && enteredBefore();
    setIsUsed(Boolean(given));
    setIsLinkBad(figures !== null && !given);
    if (given) setState({ texts: textsOf(given), offers: given.offers.length });
    else if (entered) show(entered);
    else setState(example);
    isFirst.current = false;
    setIsHydrated(true);
  }, [key]);

  /** What was chosen and typed before the script ran: it is in the fields. Undefined if nothing was. */
  function enteredBefore(): FormState | undefined {
    const entries = new FormData(formRef.current ?? undefined);
    const chosen = examples.find(({ id }) => id === entries.get(exampleFieldName))?.form ?? example;
    const typed = Object.keys(example.texts)
      .map((name) => [name, String(entries.get(name))] as const)
      .filter(([name, text]) => text !== example.texts[name]);
    if (chosen === example && typed.length === 0) return;
    return { ...chosen, texts: { ...chosen.texts, ...Object.fromEntries(typed) } };
  }

  function textsOf(given: Parameters<typeof writeFields>[0]): Texts {
    return writeFields(given, (value) => formatNumber(value, format, enteredDigits));
  }

  function show(next: FormState) {
    setIsUsed(true);
    setIsLinkBad(false);
    setState(next);
    const { inputs } = readFields(next.texts, next.offers, format.symbol);
    if (!inputs) return;
    const address = new URLSearchParams(window.location.search);
    address.set(calculatorParameter, writeAddress(inputs));
    setParams(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }

  return {
    ...state,
    isHydrated,
    /** Whether what is shown is somebody's calculation, and not the example that everybody sees first. */
    isUsed,
    /** Whether the address holds figures that cannot be calculated with. */
    isLinkBad,
    use: () => setIsUsed(true),
    inputs,
    faults,
    formRef,
    show,
    change: (name: string, text: string) => show({ ...state, texts: { ...state.texts, [name]: text } }),
    /** Writes a number as it was understood, once its field is left. */
    settle(name: string) {
      const value = readField(name, state.texts[name], format.symbol);
      if (typeof value !== "number") return;
      const text = formatNumber(value, format, enteredDigits);
      setState({ ...state, texts: { ...state.texts, [name]: text } });
    },
    /** Another offer, which starts from the last one. */
    addOffer: () => show(withOffers([...offersOf(state), offersOf(state).at(-1) ?? {}])),
    removeOffer: (index: number) => show(withOffers(offersOf(state).toSpliced(index, 1))),
  };

  function withOffers(offers: Record<string, string>[]): FormState {
    const task = Object.entries(state.texts).filter(([name]) => !name.includes("."));
    const fields = offers.flatMap((offer, index) =>
      offerKeys.map((key) => [fieldName(key, index), offer[key] ?? ""] as const),
    );
    return { texts: Object.fromEntries([...task, ...fields]), offers: offers.length };
  }
}

export type Calculator = ReturnType<typeof useCalculator>;

function offersOf({ texts, offers }: FormState): Record<string, string>[] {
  return Array.from({ length: offers }, (_, index) =>
    Object.fromEntries(offerKeys.map((key) => [key, texts[fieldName(key, index)] ?? ""])),
  );
}

/** What the address would hold for a form; undefined where it cannot be calculated with. */
export function addressOf({ texts, offers }: FormState, { symbol }: NumberFormat): string | undefined {
  const { inputs } = readFields(texts, offers, symbol);
  return inputs && writeAddress(inputs);
}
