import { globSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { pages, pagesIn } from "./html.ts";
import { oneLine } from "./text.ts";

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

const textsOf = (elements: HTMLElement[] = []) => elements.map(({ text }) => oneLine(text));

test("the header holds the main links in their order", () => {
  const links = pages.get("/")?.querySelectorAll("header nav > ul > li > a");
  const labels = data.getNavigation("en").main.map(({ label }) => label);
  expect(textsOf(links).slice(0, labels.length)).toEqual(labels);
});

test("the footer holds 6 tools, 8 products, the mailto, the hours and the certifications", () => {
  const footer = pages.get("/")?.querySelector("footer");
  const { tools, products } = data.getWords("en").layout.footer;
  const linksOf = (label: string) => footer?.querySelectorAll(`nav[aria-label="${label}"] a`);
  expect(textsOf(linksOf(tools))).toEqual(
    data
      .listTools("en")
      .slice(0, 6)
      .map(({ title }) => title),
  );
  const listed = data.listProducts("en").slice(0, 8);
  expect(textsOf(linksOf(products))).toEqual(listed.map(({ title }) => title));
  expect(linksOf(products)?.[0]?.getAttribute("href")).toBe(`/products#${listed[0]?.id}`);
  const { email, hours, certifications } = data.getCompany("en");
  expect(footer?.querySelector(`a[href="mailto:${email}"]`)?.text).toContain(email);
  for (const text of [...hours.short, ...certifications]) expect(footer?.text).toContain(text);
});

test("the side cards of /get-started hold the email, two phone links and the office hours", () => {
  const main = pages.get("/get-started")?.querySelector("main");
  const { email, phones, hours } = data.getCompany("en");
  expect(main?.querySelector(`a[href="mailto:${email}"]`)?.text).toContain(email);
  for (const phone of phones)
    expect(main?.querySelector(`a[href="${data.phoneLink(phone)}"]`)?.text).toContain(phone);
  for (const text of hours.long) expect(main?.text).toContain(text);
});

test("the choices of /get-started have the values that were agreed on", () => {
  const valuesOf = (name: string) =>
    pages
      .get("/get-started")
      ?.querySelectorAll(`select[name=${name}] option`)
      .map((option) => option.getAttribute("value"));
  expect(valuesOf("budget")).toEqual(["", "under-100k", "100k-250k", "250k-500k", "500k-1m", "over-1m"]);
  expect(valuesOf("timeline")).toEqual(["", "asap", "1-month", "2-3-months", "3-6-months", "flexible"]);
});

test("every page has one newsletter box at most: its own, or the footer's", () => {
  for (const [path, page] of pages)
    expect(page.querySelectorAll("input[type=email]:not([name])").length, path).toBeLessThanOrEqual(1);
  for (const path of ["/", "/blog", data.listPosts("en")[0]?.path ?? ""])
    expect(pages.get(path)?.querySelectorAll("input[type=email]:not([name])"), path).toHaveLength(1);
});

test("a post shows its figure on top, named by what it shows", () => {
  for (const { path, figure } of data.listPosts("en")) {
    const names = pages
      .get(path)
      ?.querySelectorAll("main [role=img]")
      .map((picture) => picture.getAttribute("aria-label") ?? "")
      .filter((name) => figure && name.startsWith(`${figure.caption}: `));
    expect(names, path).toHaveLength(figure ? 1 : 0);
  }
});

test("the thank-you page is not for search engines", () => {
  for (const locale of data.locales) {
    const head = pages.get(localPath("/thank-you", locale))?.querySelector("head");
    expect(head?.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(head?.querySelector("link[rel=canonical]")).toBeNull();
  }
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
