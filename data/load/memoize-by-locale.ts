import type { Locale } from "./translation";

/** The function that works out its result once for each language, when it is first called. */
export function memoizeByLocale<Result>(make: (locale: Locale) => Result): (locale: Locale) => Result {
  const made = new Map<Locale, Result>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const result = make(locale);
    made.set(locale, result);
    return result;
  };
}
