import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { formAnswers } from "#app/routes/check-pages.ts";
import { localeOf, localPath, withoutLocale } from "#app/url/locale-paths.ts";
import { locales } from "#data/index.ts";
import { pages, pagesIn } from "./html.ts";

const site = "https://site.example";

/** The URLs of a built page's links within the site. */
function linksOf(path: string): URL[] {
  const links = pages.get(path)?.querySelectorAll("a[href]") ?? [];
  return links
    .map((link) => new URL(link.getAttribute("href") ?? "", site + path))
    .filter(({ origin }) => origin === site);
}

function exists({ pathname, hash }: URL): boolean {
  const target = pages.get(pathname);
  if (!target) return statSync(`build/client${pathname}`, { throwIfNoEntry: false })?.isFile() ?? false;
  return hash === "" || target.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

test("every internal link leads to an existing page, file or anchor", () => {
  const dead = [...pages.keys()].flatMap((path) =>
    linksOf(path)
      .filter((url) => !exists(url))
      .map((url) => `${path} → ${url.pathname}${url.hash}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test.each(locales)(
  "a visitor who starts at the home page can reach every page without leaving %s",
  (locale) => {
    const reached = new Set([localPath("/", locale)]);
    // The loop also visits pages that it adds to the set.
    for (const path of reached) {
      for (const { pathname } of linksOf(path))
        if (pages.has(pathname) && localeOf(pathname) === locale) reached.add(pathname);
    }
    const paths = pagesIn(locale).map(([path]) => path);
    expect(paths.length).toBeGreaterThan(locale === "en" ? 70 : 1);
    // These pages are the results of forms. No link leads to them.
    expect(paths.filter((path) => !reached.has(path))).toEqual(
      formAnswers.map((path) => localPath(path, locale)),
    );
  },
);

test("a link leads to a page in the language of its own page, if there is one", () => {
  for (const [path, page] of pages) {
    const locale = localeOf(path);
    const links = page.querySelectorAll("body a[href^='/']:not([hreflang])");
    const paths = links.map((link) => new URL(link.getAttribute("href") ?? "", "http://site").pathname);
    const foreign = paths.filter((to) => {
      const own = localPath(withoutLocale(to), locale);
      return pages.has(to) && to !== own && pages.has(own);
    });
    expect(foreign, path).toEqual([]);
  }
});
