import type { Locale } from "./translation";

/** What is worked out once for each language, when it is first asked for. */
export function once<Result>(make: (locale: Locale) => Result): (locale: Locale) => Result {
  const made = new Map<Locale, Result>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const result = make(locale);
    made.set(locale, result);
    return result;
  };
}
