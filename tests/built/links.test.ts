import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "./html.ts";

const site = "https://site.example";

/** Where a built page's links inside the site lead to. */
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

test("every internal link leads to a page, a file or an anchor that exists", () => {
  const dead = [...pages.keys()].flatMap((path) =>
    linksOf(path)
      .filter((url) => !exists(url))
      .map((url) => `${path} → ${url.pathname}${url.hash}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test("a visitor who starts at the home page can reach every page", () => {
  const reached = new Set(["/"]);
  // A set may grow while it is walked: what a page links to is walked too.
  for (const path of reached) {
    for (const { pathname } of linksOf(path)) if (pages.has(pathname)) reached.add(pathname);
  }
  expect(pages.size).toBeGreaterThan(70);
  // Where a form leads to, and no link.
  expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual(["/thank-you"]);
});
