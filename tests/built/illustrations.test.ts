import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { additionsTo } from "#app/routes/additions.ts";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { pages } from "./html.ts";

const { common } = data.getWords("en");

/** The highest compressed size that a picture may add to a page, in bytes. */
const pictureLimitBytes = 3000;

/** Every place that shows an illustration: the page, and the record. */
const places = [
  ...[data.listTools, data.listSolutions, data.listServices, data.listIndustries]
    .flatMap((list) => list("en").map(({ path, illustration }) => ({ path, illustration })))
    .filter(({ path }) => !additionsTo(path, data.getWords("en")).demo?.replacesPicture)
    .map(({ path, illustration }) => ({ page: path, illustration })),
  ...data.listSolutions("en").map(({ illustration }) => ({ page: "/solutions", illustration })),
  ...data
    .listServices("en")
    .flatMap(({ price, illustration }) => (price === null ? [] : [{ page: "/services", illustration }])),
  { page: "/", illustration: "statement-to-ledger" },
  {
    page: "/tools",
    illustration: data
      .listTools("en")
      .findLast(
        ({ illustration = "", status }) =>
          status === "Available" && data.findIllustration(illustration, "en")?.kind === "paper",
      )?.illustration,
  },
  ...data.listProducts("en").flatMap(({ illustration = "" }) => {
    const isScreen = data.findIllustration(illustration, "en")?.kind === "till";
    return isScreen ? [{ page: "/products", illustration }] : [];
  }),
].flatMap(({ page, illustration }) => (illustration ? [{ page, illustration }] : []));

test.each([
  ["/tools", data.listTools("en")],
  ["/products", data.listProducts("en")],
] as const)("each card of %s has its picture, hidden from screen readers", (path, records) => {
  const figures = pages.get(path)?.querySelectorAll("main article figure") ?? [];
  expect(figures).toHaveLength(records.length);
  const own = new Set(records.map(({ id, illustration = id }) => illustration));
  const pictures = figures.map((figure) => figure.querySelector("> .illustration-stage")?.innerHTML);
  expect(new Set(pictures).size).toBe(own.size);
  for (const figure of figures) expect(figure.getAttribute("aria-hidden")).toBe("true");
});

test.each(places)(
  "$page shows $illustration: it has a name, hides its contents from screen readers, and has little markup",
  ({ page, illustration }) => {
    const name = fill(common.illustration.name, {
      name: data.findIllustration(illustration, "en")?.name ?? "",
    });
    const figure = pages
      .get(page)
      ?.querySelectorAll("main figure")
      .find((element) => element.getAttribute("aria-label") === name);
    expect(figure?.childNodes).toHaveLength(1);
    expect(figure?.querySelector("> div")?.getAttribute("aria-hidden")).toBe("true");
    expect(figure?.querySelectorAll("img, image, script, a, button, input, [style], [tabindex]")).toEqual([]);
    const html = figure?.outerHTML ?? "";
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(html, { params }).length).toBeLessThan(pictureLimitBytes);
  },
);
