import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import type { StartPlan } from "#app/document/start-plan.ts";
import { listProducts, listTools } from "#data/index.ts";
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

/** A tool that is tried on its page shows a finished example, for visitors without script too; and its script works it. */
const demoAllowance = { page: 4_500, script: 10 * 1024 };
const hasDemo = (path: string) => listTools().some((tool) => tool.path === path && tool.hasDemo);

/** What the first paint of a page may need, in bytes. Catalogues are one page, however long: each entry has its share. */
function limitOf(path: string): number {
  if (path === "/products") return Math.max(10, listProducts().length) * 2_700;
  if (path === "/tools") return Math.max(13, listTools().length) * 1_700;
  return 22_000 + (hasDemo(path) ? demoAllowance.page : 0);
}

test.each([...sources])(
  "%s: what the first paint needs is in its first 22,000 bytes, or 26,500 with a demo, and nothing is asked for",
  (path, html) => {
    const content = html.slice(0, html.indexOf("</main>"));
    expect(travelling(content, 5)).toBeLessThanOrEqual(limitOf(path));
    const page = pages.get(path);
    expect(
      page?.querySelectorAll("link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], script[src]"),
    ).toEqual([]);
  },
);

test.each([...sources.keys()])("%s: its script is at most 120 KiB, and 130 with a demo", (path) => {
  const scripts = planOf(path).preload.map(weightOf);
  const total = scripts.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThanOrEqual(120 * 1024 + (hasDemo(path) ? demoAllowance.script : 0));
});

test.each([...sources])("%s: loader data is in a file of its own, which the plan names", (path, html) => {
  expect(pages.get(path)?.querySelector("#loader-data")).toBeNull();
  const { data = "" } = planOf(path);
  const [, encoded = ""] = /^\/assets\/data-([0-9a-f]{8})\.txt$/.exec(data) ?? [];
  const text = readFileSync(`build/client${data}`, "utf8");
  expect(createHash("sha256").update(text).digest("hex")).toMatch(new RegExp(`^${encoded}`));
  expect(text).toContain('"loaderData"');
  expect(html).not.toContain('"loaderData"');
});

test("the inline script that every page carries is under 1.5 KiB", () => {
  const [, starter = ""] = /<script>(\(function\(\)\{.*?)<\/script>/s.exec(sources.get("/") ?? "") ?? [];
  expect(starter).toContain("pointerover");
  expect(travelling(starter, 11)).toBeLessThan(1536);
});

test("no class of a page is without the styles that the site has for it", () => {
  const styled = (css: string) => new Set(css.match(/(?<=\.)(?:\\.|[\w-])+(?=[^{}]*\{)/g));
  const whole = styled(
    globSync("build/client/assets/*.css")
      .map((file) => readFileSync(file, "utf8"))
      .join(""),
  );
  expect(whole.size).toBeGreaterThan(300);
  for (const [path, page] of pages) {
    const own = styled(page.querySelector("style")?.textContent ?? "");
    const classes = new Set(
      page.querySelectorAll("[class]").flatMap(({ classNames }) => classNames.split(/\s+/)),
    );
    const lost = [...classes].map(escaped).filter((name) => whole.has(name) && !own.has(name));
    expect(lost, path).toEqual([]);
  }
});

/** A class as a stylesheet writes it. */
function escaped(name: string): string {
  return name.replace(/[^\w-]/g, (character) => `\\${character}`);
}
