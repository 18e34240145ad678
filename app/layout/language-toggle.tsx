import { useLocation } from "react-router";
import { localeOf, localPath, otherThan, withoutLocale, withoutSlash } from "#app/document/locale-paths.ts";

export interface LanguageToggleProps {
  /** What leads to the page's twin: in the words of the other language. */
  label: string;
}

/**
 * Leads to the same page in the other language. A full load: all that is around the page changes too. The starter adds
 * query and anchor when it is pressed.
 */
export function LanguageToggle({ label }: LanguageToggleProps) {
  const { pathname } = useLocation();
  const other = otherThan(localeOf(pathname));
  return (
    <a
      href={localPath(withoutLocale(withoutSlash(pathname)), other)}
      hrefLang={other}
      lang={other}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-sm text-soft hover:bg-sunk"
    >
      {(["en", "sw"] as const).map((locale) => (
        <span
          key={locale}
          className={locale === other ? "underline underline-offset-4" : "font-bold text-ink"}
        >
          {locale.toUpperCase()}
        </span>
      ))}
      <span className="sr-only">{label}</span>
    </a>
  );
}
