import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { forms } from "#app/contract/forms.ts";
import { type IslandsData, islandsDataId } from "#app/contract/islands.ts";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { hasDemo, listPosts, listProducts, listServices, listSolutions, listTools } from "#data/index.ts";
import { sampleCompanies } from "../unit/sample-company.ts";
import { pages } from "./html.ts";

/**
 * The compressed size in bytes. Brotli quality 5 is approximately what an edge server uses for pages, 11 is Node's
 * default.
 */
function compressedSize(text: string | Buffer, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

const weights = new Map<string, number>();
function weightOf(url: string): number {
  const weight = weights.get(url) ?? compressedSize(readFileSync(`build/client${url}`), 5);
  weights.set(url, weight);
  return weight;
}

const sources = new Map(
  [...pages.keys()].map((path) => [
    path,
    readFileSync(`build/client${path === "/" ? "" : path}/index.html`, "utf8"),
  ]),
);
const islandsOf = (path: string): IslandsData =>
  JSON.parse(pages.get(path)?.querySelector(`#${islandsDataId}`)?.textContent ?? "");

/** The limits are those of the sample. Another company may add fields and sections, so it gets an allowance. */
const isSample = sampleCompanies.length > 0;
const ownAllowance = isSample ? 0 : 15 * 1024;
/** Another company's pages have its own logo, names and records. */
const ownPageAllowance = isSample ? 0 : 1024;
/** Without one of the features, the bundler splits the shared modules in another way. */
const hasAllFeatures = globSync("app/features/*/README.md").length === 3;
const ownModules = isSample && hasAllFeatures ? 0 : 2;

/** How many entries a list has more than in the sample. The limits below grow with this number. */
const moreThan = (sampleCount: number, entries: readonly unknown[]) =>
  Math.max(0, entries.length - sampleCount);

const moreTools = moreThan(13, listTools("en"));
const moreProducts = moreThan(10, listProducts("en"));
const moreRecords =
  moreTools +
  moreProducts +
  moreThan(6, listServices("en")) +
  moreThan(7, listSolutions("en")) +
  moreThan(10, listPosts("en"));
/** The fields of all forms. A form of your own adds all its fields. */
const moreFields = moreThan(
  18,
  Object.values(forms).flatMap(({ entries }) => Object.keys(entries)),
);
/** The bytes that a page or an island may add for records and fields. */
const addedAllowance = moreRecords * 100 + moreFields * 150;

const pageAdvice =
  "After a field, a text or a section of your own: raise the limit, it is there so that weight is not added unseen.";

const scriptAdvice =
  "After a field or section of your own: raise the limit, it is there so that weight is not added unseen. If React grew with an update, raise the limit by as much. If our own part did, leave what needs no script outside of the island, or import() what not every visit uses.";

/** The `<script>` that counts visits. Its length depends on the provider. */
const countingScript = /<script [^>]*src=[^>]*><\/script>/;

/** The words of a page, which no limit includes: an owner may write more, and Swahili texts are longer. */
const wordsOf = (html: string) =>
  html.slice(html.indexOf("<main")).replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>|\s+/gs, " ");

/** The characters of the display font in the styles of a page (app/publish/page-font.ts). No limit includes them. */
const fontData = /(?<=url\(data:font\/woff2;base64,)[\w+/=]+/g;

/** A tool's page with a demo contains a finished example, also for visitors without script, and the demo's inline script. */
const demoAllowance = 2_760;
const isTried = (path: string) =>
  listTools("en").some((tool) => tool.path === path && hasDemo(tool.id, "en"));

/**
 * The highest size in bytes that a page's first paint may need without the words of the page and its display font. It is some
 * hundred bytes above the size of the sample's page, and more for each further record or field.
 */
function limitOf(path: string): number {
  return ownLimitOf(path) + addedAllowance + ownPageAllowance;
}

function ownLimitOf(path: string): number {
  // Catalogues: each entry is a card.
  if (path === "/products") return 25_200 + moreProducts * 600;
  if (path === "/tools") return 22_900 + moreTools * 400;
  // The page has the thread, which /tools has with fewer other styles.
  if (path === "/solutions") return 22_100;
  // The home page shows the work of a tool, and a drawing for each kind of offer.
  if (path === "/") return 24_200;
  return 21_600 + (isTried(path) ? demoAllowance : 0);
}

test.each([...sources])(
  "%s: without its words and its display font the first paint stays below the page's limit, and needs no other request",
  (path, html) => {
    const content = html.slice(0, html.indexOf("</main>")).replace(countingScript, "");
    const all = compressedSize(content, 5);
    const font = all - compressedSize(content.replace(fontData, ""), 5);
    const words = compressedSize(wordsOf(content), 5);
    const needed = all - font - words;
    const limit = limitOf(withoutLocale(path));
    expect(
      needed,
      `${path} needs ${needed} bytes, ${needed - limit} more than its limit of ${limit}: ${all} bytes, minus ${words} for its words and ${font} for its display font. ${pageAdvice}`,
    ).toBeLessThanOrEqual(limit);
    const page = pages.get(path);
    expect(
      page?.querySelectorAll(
        "link[rel=stylesheet], link[rel=modulepreload], link[rel=preload]:not([as=font]), script[src^='/']",
      ),
    ).toEqual([]);
  },
);

/** An owner may delete the text font (app/README.md, "Colours, typeface, logo"). */
const hasTextFont = existsSync("app/text-font.woff2");

test("pages preload only the text font, of at most 12 KiB, and only in wide windows", () => {
  for (const [path, page] of pages) {
    const [link, ...others] = page.querySelectorAll("link[rel=preload]");
    expect(others, path).toEqual([]);
    if (!hasTextFont) {
      expect(link, path).toBeUndefined();
      continue;
    }
    expect(link?.getAttribute("media"), path).toBe("(min-width: 48rem)");
    const { size } = statSync(`build/client${link?.getAttribute("href")}`);
    expect(size, path).toBeLessThanOrEqual(12 * 1024);
  }
});

/** The icons of a page, which the build copies into it (app/publish/page-icons.ts). */
const ownIcons = /<svg hidden[^>]*>.*?<\/svg>/s;

test.each([...sources])("%s: its icons add at most 1.75 KiB", (_path, html) => {
  const added = compressedSize(html, 5) - compressedSize(html.replace(ownIcons, ""), 5);
  expect(added).toBeGreaterThan(0);
  expect(added, pageAdvice).toBeLessThanOrEqual(1792 + addedAllowance);
});

test.each([...sources])("%s: its title is in the first 17.5 KiB, without the display font", (_path, html) => {
  const start = html.slice(0, html.indexOf("</h1>")).replace(fontData, "");
  expect(compressedSize(start, 5), pageAdvice).toBeLessThanOrEqual(17.5 * 1024 + ownPageAllowance);
});

/**
 * The highest number of modules that an island loads, and their size in KiB, about 1 KiB above that of the sample. A feature's island contains its own
 * program and its large props.
 */
const islandLimit = { modules: 5, weight: 75 };
const featureLimit = { modules: 7, weight: 89 };

test("an island loads at most 5 modules of 75 KiB in total, a feature's island at most 7 of 89 KiB", () => {
  const drawn = new Map(
    [...sources.keys()]
      .flatMap((path) => Object.values(islandsOf(path).islands))
      .map((island) => [island.file, island]),
  );
  expect([...drawn.keys()].toSorted()).toEqual(
    globSync("{islands,features/*/islands}/*.tsx", { cwd: "app" }).toSorted(),
  );
  for (const [file, { modules }] of drawn) {
    const scripts = modules
      .map((href) => ({ href, bytes: weightOf(href) }))
      .sort((a, b) => b.bytes - a.bytes);
    const limit = file.startsWith("features/") ? featureLimit : islandLimit;
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeGreaterThan(50 * 1024);
    const largest = scripts.slice(0, 4).map(({ href, bytes }) => `${href} ${Math.round(bytes / 1024)}`);
    expect(
      total,
      `${file}: ${scriptAdvice} The largest files, in KiB: ${largest.join(", ")}`,
    ).toBeLessThanOrEqual(limit.weight * 1024 + ownAllowance + addedAllowance);
    expect(modules.length, file).toBeLessThanOrEqual(limit.modules + ownModules);
  }
});

test("every built script belongs to an island or is imported by one, and no page data is built", () => {
  const scripts = new Map(
    globSync("build/client/**/*.js").map((file) => [basename(file), readFileSync(file, "utf8")]),
  );
  const named = [...sources.keys()].flatMap((path) =>
    Object.values(islandsOf(path).islands).flatMap(({ modules }) => modules.map((url) => basename(url))),
  );
  const reached = new Set(named);
  for (const name of reached)
    for (const other of scripts.keys()) if (scripts.get(name)?.includes(other)) reached.add(other);
  expect([...scripts.keys()].toSorted()).toEqual([...reached].toSorted());
  expect(globSync("build/client/{**/*.data,assets/*.txt,.vite}")).toEqual([]);
});

test("the inline script of every page is smaller than 2.3 KiB", () => {
  const scripts = [...(sources.get("/") ?? "").matchAll(/<script>(.*?)<\/script>/gs)];
  const script = scripts.find(([script]) => script.includes("mousemove"))?.[1] ?? "";
  expect(script).not.toBe("");
  expect(compressedSize(script, 11)).toBeLessThan(2.3 * 1024);
});

test("every class of a page that has styles on the site has them on the page", () => {
  const styled = (css: string) => new Set(css.match(/(?<=\.)(?:\\.|[\w-])+(?=[^{}]*\{)/g));
  const sheets = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  // A class that a selector excludes with `:not()` needs no styles on the page.
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

/** A class name, escaped as in a style sheet. */
function escaped(name: string): string {
  return name.replace(/[^\w-]/g, (character) => `\\${character}`);
}
