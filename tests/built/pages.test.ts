import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { pages, pagesIn } from "./html.ts";

test("every path of the route table is prerendered", () => {
  const table = ["/", "/solutions", "/tools", "/services", "/blog", "/about", "/products", "/get-started"];
  for (const path of [...table, ...data.listPaths()])
    for (const locale of data.locales)
      expect(pages.has(localPath(path, locale)), `${path} in ${locale}`).toBe(
        data.pageLanguage(path, locale) === locale,
      );
});

test("the files of loader data, which no page asks for, are not deployed", () => {
  expect(globSync("build/client/**/*.data")).toEqual([]);
});

/** Addresses of the footer that the site was ordered with, beside those of its main pages. */
const footerLinks = [
  "/docs",
  "/api-docs",
  "/case-studies",
  "/careers",
  "/press",
  "/partners",
  "/investors",
  "/awards",
  "/sustainability",
  "/support",
  "/support/contact",
  "/status",
  "/security",
  "/privacy",
  "/terms",
  "/cookies",
  "/gdpr",
  "/sitemap",
  ...["whitepapers", "webinars", "implementation", "best-practices"].map((id) => `/resources/${id}`),
  ...["finance", "healthcare", "retail", "manufacturing"].map((id) => `/industries/${id}`),
  ...["education", "real-estate", "agriculture", "non-profit"].map((id) => `/industries/${id}`),
];

test("every other link of the footer has its page, and the footer has the link", () => {
  const footer = pages.get("/")?.querySelectorAll("footer a") ?? [];
  const linked = footer.map((link) => link.getAttribute("href"));
  for (const path of footerLinks) {
    expect([...pages.keys()]).toContain(path);
    expect(linked).toContain(path);
  }
  expect([...pages.keys()]).toEqual(expect.arrayContaining(data.listInfoPages("en").map(({ path }) => path)));
});

test.each(data.locales)("the sitemap has every page (%s)", (locale) => {
  const links = pages.get(localPath("/sitemap", locale))?.querySelectorAll("main a") ?? [];
  const listed = links.map((link) => link.getAttribute("href"));
  // The blog's further pages lead to posts that are listed themselves.
  const missing = pagesIn(locale)
    .map(([path]) => path)
    .filter((path) => !listed.includes(path) && !/\/blog\/page\//.test(path));
  expect(missing.sort()).toEqual(["/sitemap", "/thank-you"].map((path) => localPath(path, locale)));
});

test("no page shows a placeholder that was not filled", () => {
  for (const [path, page] of pages) {
    // Articles show templates to copy, with placeholders of their own.
    const placeholder = path.includes("/blog/") ? /\{company\.\w+\}/ : /\{[\w.]+\}/;
    const shown = page.querySelector("body")?.clone() as typeof page;
    for (const part of shown.querySelectorAll("script, pre")) part.remove();
    expect(placeholder.exec(shown.text)?.[0], path).toBeUndefined();
  }
});

test("every page has one h1, headings without jumps, and ids that are unique", () => {
  for (const [path, page] of pages) {
    const levels = page.querySelectorAll("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
    const ids = page.querySelectorAll("[id]").map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test("every table has a name", () => {
  for (const [path, page] of pages)
    for (const table of page.querySelectorAll("table")) {
      const id = table.getAttribute("aria-labelledby");
      const label = id ? page.getElementById(id) : table.querySelector("caption");
      expect((table.getAttribute("aria-label") ?? label?.text ?? "").trim(), path).not.toBe("");
    }
});

test("every page has a title and a description of its own", () => {
  const seen = new Map<string, string>();
  for (const [path, page] of pages) {
    const title = page.querySelector("title")?.text ?? "";
    const description = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    expect(title.endsWith(` | ${data.getCompany("en").name}`), `${path}: ${title}`).toBe(true);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} repeats`).toBeUndefined();
      seen.set(text, path);
    }
  }
});
