import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { localeOf, localPath, withoutLocale } from "#app/url/locale-paths.ts";
import { type InLanguage, type Locale, locales } from "#data/index.ts";

/** All built pages, parsed, by path. Run `npm run build` before. */
export const pages: ReadonlyMap<string, HTMLElement> = new Map(
  globSync("build/client/**/index.html").map((file) => {
    const path =
      file
        .replaceAll("\\", "/")
        .replace(/^build\/client/, "")
        .replace(/\/index\.html$/, "") || "/";
    return [path, parse(readFileSync(file, "utf8"))];
  }),
);

/** The built pages in one language. */
export const pagesIn = (locale: Locale) => [...pages].filter(([path]) => localeOf(path) === locale);

/** The records of a list that are in its language. The others have a page in English only. */
export const translated = <Entry extends InLanguage>(records: readonly Entry[]) =>
  records.filter(({ lang }) => !lang);

/** The languages in which a page exists. */
export const languagesOf = (path: string) =>
  locales.filter((locale) => pages.has(localPath(withoutLocale(path), locale)));
