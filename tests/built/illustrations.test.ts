import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { pages } from "./html.ts";

const { common } = data.getWords("en");

/** The most that a picture adds to a page, in bytes as they travel. */
const pictureLimitBytes = 3000;

/** Every place where an illustration is shown: the page, and whose it is. */
const places = [
  // The calculator is its page's picture itself.
  ...[...data.listTools("en"), ...data.listSolutions("en")]
    .filter(({ path }) => path !== "/tools/roi-calculator")
    .map(({ path, illustration }) => ({ page: path, illustration })),
  ...data.listProducts("en").map(({ illustration }) => ({ page: "/products", illustration })),
  ...data.listSolutions("en").map(({ illustration }) => ({ page: "/solutions", illustration })),
  { page: "/", illustration: "statement-to-ledger" },
].flatMap(({ page, illustration }) => (illustration ? [{ page, illustration }] : []));

test("each card of a tool has its picture, which its words say already", () => {
  const figures = pages.get("/tools")?.querySelectorAll("main article figure") ?? [];
  expect(figures).toHaveLength(data.listTools("en").length);
  expect(new Set(figures.map(({ innerHTML }) => innerHTML)).size).toBe(
    new Set(data.listTools("en").map(({ id, illustration = id }) => illustration)).size,
  );
  for (const figure of figures) expect(figure.getAttribute("aria-hidden")).toBe("true");
});

test("each card of a product has a picture of its own that a phone shows, too", () => {
  const figures = pages.get("/products")?.querySelectorAll("main article figure") ?? [];
  expect(figures).toHaveLength(data.listProducts("en").length);
  expect(new Set(figures.map(({ innerHTML }) => innerHTML)).size).toBe(
    new Set(data.listProducts("en").map(({ id, illustration = id }) => illustration)).size,
  );
  for (const figure of figures) {
    expect(figure.classList.contains("illustration-brief")).toBe(true);
    expect(figure.classNames).not.toContain("hidden");
  }
});

test.each(["/tools", "/products"])(
  "the first screen of %s has pictures with a name each, of which nothing is said",
  (path) => {
    const group = pages
      .get(path)
      ?.querySelector("[aria-labelledby=page-title] [aria-hidden]:has(> div > figure)");
    expect(group?.querySelectorAll("figure")).toHaveLength(4);
    const titles = [...data.listTools("en"), ...data.listProducts("en")].map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(group?.querySelectorAll("figure + p").map((name) => name.text) ?? []),
    );
    expect(group?.querySelectorAll("figure + p")).toHaveLength(4);
    expect(group?.querySelectorAll("a, button, img, [style]")).toEqual([]);
  },
);

describe.each(places)("$page shows $illustration:", ({ page, illustration }) => {
  const name = fill(common.illustration.name, {
    name: data.findIllustration(illustration, "en")?.name ?? "",
  });
  const figure = pages
    .get(page)
    ?.querySelectorAll("main figure")
    .find((element) => element.getAttribute("aria-label") === name);

  test("a figure with a name, whose inside is hidden from screen readers", () => {
    expect(figure).toBeDefined();
    expect(figure?.childNodes).toHaveLength(1);
    expect(figure?.querySelector("> div")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("drawn in markup: no raster image, no script, no style attribute, nothing to press", () => {
    expect(figure?.querySelectorAll("img, image, script, a, button, input, [style], [tabindex]")).toEqual([]);
  });

  test("light enough", () => {
    // The styles of all are in the page's first one.
    const html = figure?.outerHTML.replace(/<svg hidden>.*?<\/svg>/s, "");
    const bytes = brotliCompressSync(html ?? "", {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }).length;
    expect(bytes).toBeLessThan(pictureLimitBytes);
  });
});
