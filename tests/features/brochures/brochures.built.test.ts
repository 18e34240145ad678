import { readFileSync, statSync } from "node:fs";
import { createServer, runnerImport } from "vite";
import { describe, expect, test } from "vitest";
import { brochurePath } from "#app/features/brochures/brochure-path.ts";
import brochuresPlugin from "#app/features/brochures/vite-plugin.ts";
import { localPath } from "#app/url/locale-paths.ts";
import {
  formatMoney,
  getCompany,
  getWords,
  isFeatureIn,
  type Locale,
  listTools,
  locales,
  phoneLink,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { dataFile } from "#data/load/translation.ts";
import { pages, translated } from "#tests/built/html.ts";
import { sampleTools } from "#tests/unit/sample-company.ts";
import { fileOf, readBrochure as read } from "./brochure-file.ts";

/** The languages that have brochures. */
const languages = locales.filter((locale) => isFeatureIn("brochures", locale));

const open = languages.flatMap((locale) =>
  translated(listTools(locale))
    .filter(({ status }) => status !== "Coming Soon")
    .map((tool) => ({ tool, locale })),
);
const copyIn = (locale: Locale) => getWords(locale).brochures;

/**
 * Removes spaces, because line ends differ. Also removes words with letters such as “ũ”: the font composes them from
 * parts, so pdfjs returns the parts and not the letter.
 */
const squeezed = (text: string) => text.replace(/\p{L}*[\u0100-\u024f]\p{L}*/gu, "").replace(/\s+/g, "");

/** The message for a document with too many pages: it says where to shorten it. */
const tooLong = (
  id: string,
  locale: Locale,
  { pages, lastPage }: Awaited<ReturnType<typeof read>>,
  allowed: number,
  texts: string,
  orElse = "",
) =>
  `${fileOf(id, locale)} has ${pages} pages, and ${allowed} are allowed. Its last page has ${lastPage.length} characters: “${lastPage.slice(0, 60)}…”. Shorten data/${dataFile(locale, texts)}${orElse}`;

describe.each(open.map(({ tool, locale }) => [tool.id, locale, tool] as const))(
  "the brochure of %s in %s",
  (id, locale, tool) => {
    const copy = copyIn(locale);

    test("is a tagged A4 document with language and title", async () => {
      const { size, info, mark, tags } = await read(id, locale);
      expect(size?.map(Math.round)).toEqual([0, 0, 595, 842]);
      expect(info).toMatchObject({
        Title: fill(copy.title, { tool: tool.title }),
        Language: expect.stringMatching(new RegExp(`^${locale}`)),
      });
      expect(mark?.get("Marked")).toBe(true);
      expect(tags.filter((role) => role === "H1")).toHaveLength(1);
      for (const role of ["H2", "P", "L", "LI", "Link"]) expect(tags).toContain(role);
    });

    test("says what the tool does, its price, its limits, its page's URL, and how to reach the company", async () => {
      const { text, lines, links } = await read(id, locale);
      const said = squeezed(text);
      const { email, phones, whatsapp, siteUrl } = getCompany(locale);
      const expected = [
        tool.title,
        tool.tagline,
        ...tool.overview,
        ...tool.keyBenefits,
        ...tool.features,
        ...tool.notFor,
        ...tool.workflow.map(({ title }) => title),
        ...tool.pricing.flatMap(({ tier, price }) => [tier, ...(price === null ? [] : [formatMoney(price)])]),
      ];
      expect(expected.filter((words) => !said.includes(squeezed(words)))).toEqual([]);
      // None of them is split between two lines.
      const ways = [email, ...phones, whatsapp];
      expect(ways.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);
      expect(links).toEqual(
        expect.arrayContaining([
          siteUrl + localPath(tool.path, locale),
          `mailto:${email}`,
          ...phones.map(phoneLink),
        ]),
      );
      expect(links.filter((link) => link.startsWith("https://wa.me/"))).toHaveLength(1);
    });

    test("is a plain link with its size on the tool's page", () => {
      const link = pages
        .get(localPath(tool.path, locale))
        ?.querySelector(`a[href="${brochurePath(id, locale)}"]`);
      expect(link?.hasAttribute("download")).toBe(true);
      const size = fill(copy.size, { size: Math.round(statSync(fileOf(id, locale)).size / 1000) });
      expect(link?.textContent.trim()).toBe(`${copy.download} (${size})`);
    });
  },
);

test.each(
  open
    .filter(({ tool }) => sampleTools.includes(tool.id))
    .map(({ tool, locale }) => [tool.id, locale] as const),
)(
  "the brochure of the sample's tool %s in %s has at most four pages, none nearly empty, and less than 150 KB",
  async (id, locale) => {
    const brochure = await read(id, locale);
    const { pages, leastShare } = brochure;
    expect(statSync(fileOf(id, locale)).size).toBeLessThan(150_000);
    const advice = tooLong(
      id,
      locale,
      brochure,
      4,
      `tools/${id}.ts`,
      ", or reduce `body-size` in app/features/brochures/base.typ if the display font is wider than the last one",
    );
    expect(pages, advice).toBeLessThanOrEqual(4);
    expect(leastShare, "of its text on the page with the least text").toBeGreaterThan(0.1);
  },
);

describe.each(languages)("the sample quote in %s", (locale) => {
  const { quote, size: sizeText } = copyIn(locale);

  test("is one tagged A4 page, marked as an example, with each text and amount of its content", async () => {
    const document = await read("sample-quote", locale);
    const { pages, size, mark, tags, text, info } = document;
    expect(pages, tooLong("sample-quote", locale, document, 1, "features/brochures/words.ts")).toBe(1);
    expect(size?.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(mark?.get("Marked")).toBe(true);
    for (const role of ["H1", "H2", "Table", "TH", "TD", "L"]) expect(tags).toContain(role);
    expect(info).toMatchObject({ Language: expect.stringMatching(new RegExp(`^${locale}`)) });
    const { common } = getWords(locale);
    for (const words of [common.sample, quote.task.text, ...quote.signatures])
      expect(squeezed(text), words).toContain(squeezed(words));
  });

  test.each(["/how-buying-works", "/services"])("is a plain link with its size on %s", (path) => {
    const href = brochurePath("sample-quote", locale);
    const link = pages.get(localPath(path, locale))?.querySelector(`a[href="${href}"]`);
    const size = fill(sizeText, {
      size: Math.round(statSync(fileOf("sample-quote", locale)).size / 1000),
    });
    expect(link?.textContent.trim()).toBe(`${quote.label} (${size})`);
  });
});

test("a tool that is only planned has no brochure", () => {
  const planned = listTools("en").filter(({ status }) => status === "Coming Soon");
  for (const { id, path } of planned) {
    expect(statSync(fileOf(id, "en"), { throwIfNoEntry: false })).toBeUndefined();
    expect(pages.get(path)?.textContent).not.toContain(copyIn("en").download);
  }
});

test("with unchanged data no PDF is made again, and each is the one that was built", async () => {
  const { module } = await runnerImport<typeof import("#app/features/brochures/brochures.ts")>(
    "./app/features/brochures/brochures.ts",
  );
  // The first call may have to make them, if the cache was deleted, for example by npm ci.
  await module.makeBrochures();
  const brochures = await module.makeBrochures();
  expect(brochures.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([]);
  expect(brochures.map(({ id, locale }) => [id, locale])).toEqual(
    languages.flatMap((locale) => [
      ...open.filter((each) => each.locale === locale).map(({ tool }) => [tool.id, locale]),
      ["sample-quote", locale],
    ]),
  );
  for (const { id, locale, pdf } of brochures)
    expect(Buffer.compare(pdf, readFileSync(fileOf(id, locale))), id).toBe(0);
});

test("the dev server sends the PDFs too", async () => {
  const server = await createServer({
    configFile: false,
    plugins: [brochuresPlugin()],
    server: { port: 0, ws: false, watch: null },
    logLevel: "error",
  });
  try {
    await server.listen();
    const [url = ""] = server.resolvedUrls?.local ?? [];
    const response = await fetch(new URL(brochurePath("sample-quote", "en"), url));
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    const sent = Buffer.from(await response.arrayBuffer());
    expect(Buffer.compare(sent, readFileSync(fileOf("sample-quote", "en")))).toBe(0);
  } finally {
    await server.close();
  }
});
