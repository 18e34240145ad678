import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { localeOf } from "#app/document/locale-paths.ts";
import type { Locale } from "#data/index.ts";

/** Every built page by its path, parsed. `npm run build` must have run. */
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
