import type { Locale } from "#data/index.ts";

export interface LanguageToggleProps {
  /** What leads to the page's alternate: in the words of the other language. */
  label: string;
  languages: { locale: Locale; isShown: boolean }[];
  /** Where the alternate is, or the nearest page in its language. */
  other: { locale: Locale; path: string };
}

/** Leads to the same page in the other language. The starter adds query and anchor when it is pressed. */
export function LanguageToggle({ label, languages, other }: LanguageToggleProps) {
  return (
    <a
      href={other.path}
      hrefLang={other.locale}
      lang={other.locale}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-sm text-soft hover:bg-sunk"
    >
      {languages.map(({ locale, isShown }) => (
        <span key={locale} className={isShown ? "font-bold text-ink" : "underline underline-offset-4"}>
          {locale.toUpperCase()}
        </span>
      ))}
      <span className="sr-only">{label}</span>
    </a>
  );
}
