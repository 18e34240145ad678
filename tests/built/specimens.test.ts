import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fill } from "#data/fill.ts";
import * as data from "#data/index.ts";
import { pages } from "./html.ts";

const { common } = data.getWords("en");

/** The most that a picture adds to a page, in bytes as they travel. */
const pictureLimitBytes = 3000;

/** Every place where a specimen is shown: the page, and whose it is. */
const places = [
  ...[...data.listTools(), ...data.listSolutions()].map(({ path, specimen }) => ({ page: path, specimen })),
  ...data.listProducts().map(({ specimen }) => ({ page: "/products", specimen })),
  ...data.listSolutions().map(({ specimen }) => ({ page: "/solutions", specimen })),
  { page: "/", specimen: "statement-to-ledger" },
];

test("each card of a tool has its picture, which its words say already", () => {
  const figures = pages.get("/tools")?.querySelectorAll("main article figure") ?? [];
  expect(figures).toHaveLength(data.listTools().length);
  expect(new Set(figures.map(({ innerHTML }) => innerHTML)).size).toBe(
    new Set(data.listTools().map(({ specimen }) => specimen)).size,
  );
  for (const figure of figures) expect(figure.getAttribute("aria-hidden")).toBe("true");
});

describe.each(places)("$page shows $specimen:", ({ page, specimen }) => {
  const name = fill(common.specimen.name, { name: data.findSpecimen(specimen)?.name ?? "" });
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
    const bytes = brotliCompressSync(figure?.outerHTML ?? "", {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }).length;
    expect(bytes).toBeLessThan(pictureLimitBytes);
  });
});
