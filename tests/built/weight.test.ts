import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import type { StartPlan } from "#app/start/start-plan.ts";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { listProducts, listTools } from "#data/index.ts";
import { sampleCompanies } from "../unit/sample-company.ts";
import { pages } from "./html.ts";

/** Bytes as they travel. Quality 5 is about what an edge spends on a page, 11 what Node does unless told otherwise. */
function travelling(text: string | Buffer, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

const weights = new Map<string, number>();
function weightOf(url: string): number {
  const weight = weights.get(url) ?? travelling(readFileSync(`build/client${url}`), 5);
  weights.set(url, weight);
  return weight;
}

const sources = new Map(
  [...pages.keys()].map((path) => [
    path,
    readFileSync(`build/client${path === "/" ? "" : path}/index.html`, "utf8"),
  ]),
);
const planOf = (path: string): StartPlan =>
  JSON.parse(pages.get(path)?.querySelector("#start-plan")?.textContent ?? "");

/** The limit is the sample's: a company of its own name may add fields and sections before it hears of it. */
const ownAllowance = sampleCompanies.length > 0 ? 0 : 15 * 1024;

const scriptAdvice =
  "After a field or section of your own: raise the limit, it is there so that weight is not added unseen. If the framework file grew with an update of React or React Router, raise the limit by as much. If our own did, draw on the server what needs no script (app/ui/static.tsx), or import() what not every visit uses.";

/** Its words are as many as an owner writes, and longer in Swahili: no limit is for them. */
const wordsOf = (html: string) =>
  html.slice(html.indexOf("<main")).replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>|\s+/gs, " ");

/** A tool that is tried on its page shows a finished example, for visitors without script too. */
const demoAllowance = 2_000;
const hasDemo = (path: string) => listTools("en").some((tool) => tool.path === path && tool.hasDemo);

/**
 * What the first paint of a page may need beside the page's own words, in bytes. Catalogues are one page, however long:
 * each entry has its share.
 */
function limitOf(path: string): number {
  if (path === "/products") return 13_000 + Math.max(10, listProducts("en").length) * 700;
  if (path === "/tools") return 13_000 + Math.max(13, listTools("en").length) * 450;
  return 18_600 + (hasDemo(path) ? demoAllowance : 0);
}

test.each([...sources])(
  "%s: beside its words the first paint needs 18,600 bytes, or 20,600 with a demo, and nothing is asked for",
  (path, html) => {
    const content = html.slice(0, html.indexOf("</main>"));
    const needed = travelling(content, 5) - travelling(wordsOf(content), 5);
    expect(needed).toBeLessThanOrEqual(limitOf(withoutLocale(path)));
    const page = pages.get(path);
    expect(
      page?.querySelectorAll("link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], script[src]"),
    ).toEqual([]);
  },
);

test.each([...sources])("%s: its title is in its first 11 KiB", (_path, html) => {
  const start = html.slice(0, html.indexOf("</h1>"));
  expect(travelling(start, 5)).toBeLessThanOrEqual(11 * 1024);
});

test.each([...sources.keys()])("%s: its script is at most 110 KiB", (path) => {
  const scripts = planOf(path)
    .links.filter(({ rel }) => rel === "modulepreload")
    .map(({ href = "" }) => ({ href, bytes: weightOf(href) }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  const largest = scripts.slice(0, 4).map(({ href, bytes }) => `${href} ${Math.round(bytes / 1024)}`);
  expect(total, `${scriptAdvice} The largest files, in KiB: ${largest.join(", ")}`).toBeLessThanOrEqual(
    110 * 1024 + ownAllowance,
  );
});

test.each([...sources.keys()])(
  "%s: what hydrates it is in a file of its own, which the plan names",
  (path) => {
    expect(pages.get(path)?.querySelector("#page-data")).toBeNull();
    const { data = "" } = planOf(path);
    const [, encoded = ""] = /^\/assets\/data-([0-9a-f]{8})\.txt$/.exec(data) ?? [];
    const text = readFileSync(`build/client${data}`, "utf8");
    expect(createHash("sha256").update(text).digest("hex")).toMatch(new RegExp(`^${encoded}`));
    expect(JSON.parse(text).staticHandlerContext.loaderData.root.header).toBeDefined();
  },
);

test("the inline script that every page carries is under 1.5 KiB", () => {
  const scripts = [...(sources.get("/") ?? "").matchAll(/<script>(.*?)<\/script>/gs)];
  const starter = scripts.find(([script]) => script.includes("mousemove"))?.[1] ?? "";
  expect(starter).not.toBe("");
  expect(travelling(starter, 11)).toBeLessThan(1536);
});

test("no class of a page is without the styles that the site has for it", () => {
  const styled = (css: string) => new Set(css.match(/(?<=\.)(?:\\.|[\w-])+(?=[^{}]*\{)/g));
  const sheets = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  // What a selector excludes is not needed on the page.
  const selectors = sheets.flatMap(
    (css) => css.replace(/:not\([^)]*\)/g, "").match(/[^{},]+(?=[^{}]*\{)/g) ?? [],
  );
  const needed = selectors.map((selector) => [...styled(`${selector}{`)]).filter((names) => names.length > 0);
  expect(needed.length).toBeGreaterThan(300);
  for (const [path, page] of pages) {
    const own = styled(page.querySelectorAll("style").join(""));
    const classes = new Set(
      page.querySelectorAll("[class]").flatMap(({ classNames }) => classNames.split(/\s+/).map(escaped)),
    );
    const lost = needed.filter((names) => names.every((name) => classes.has(name))).flat();
    expect(new Set(lost.filter((name) => !own.has(name))), path).toEqual(new Set());
  }
});

/** A class as a stylesheet writes it. */
function escaped(name: string): string {
  return name.replace(/[^\w-]/g, (character) => `\\${character}`);
}
