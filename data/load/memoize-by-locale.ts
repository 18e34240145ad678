import type { Locale } from "./translation";

/** Wraps a function so that it runs once per language, at the first call, and later calls return the same result. */
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
