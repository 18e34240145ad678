import type { SiteLayout } from "./layout.server";

/** Leads to the same page in the other language. The starter adds query and anchor when it is pressed. */
export function LanguageToggle({ label, languages, other }: NonNullable<SiteLayout["header"]["language"]>) {
  return (
    <a
      href={other.path}
      hrefLang={other.locale}
      lang={other.locale}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 lg:-me-2 text-sm text-soft hover:bg-sunk"
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
