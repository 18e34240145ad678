import { existsSync, readFileSync, statSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { alternatesOf, localeOf, localPath, withoutLocale } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { languagesOf, pages } from "./html.ts";

const { siteUrl, name, country } = data.getCompany("en");

const articles = data.listPosts("en").map(({ path }) => path);

/** The highest size of a sharing picture in bytes. Some networks ignore larger ones. */
const pictureLimit = 110_000;

const contents = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(`head ${selector}`).map((element) => element.getAttribute("content"));
const property = (page: HTMLElement, name: string) => contents(page, `meta[property="${name}"]`);

function readBytes(file: string): DataView {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new DataView(buffer, byteOffset, byteLength);
}

/** Reads width and height from a PNG's header. */
function sizeOf(bytes: DataView): { width: number; height: number } {
  // The first four bytes of every PNG.
  expect(bytes.getUint32(0)).toBe(0x89504e47);
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

const isHidden = (page: HTMLElement) => contents(page, "meta[name=robots]").includes("noindex");

test("every page has one title, description and URL, and a picture for sharing", () => {
  const pictures = new Map<string, string>();
  for (const [path, page] of pages) {
    if (isHidden(page)) continue;
    const title = page.querySelector("title")?.text.replace(` | ${name}`, "");
    const description = contents(page, "meta[name=description]");
    const picture = `/og${path === "/" ? "/home" : path}.png`;
    expect(property(page, "og:title"), path).toEqual([title]);
    expect(property(page, "og:description"), path).toEqual(description);
    expect(property(page, "og:url"), path).toEqual([siteUrl + path]);
    expect(property(page, "og:site_name"), path).toEqual([name]);
    expect(property(page, "og:type"), path).toEqual([
      articles.includes(withoutLocale(path)) ? "article" : "website",
    ]);
    expect(property(page, "og:image"), path).toEqual([siteUrl + picture]);
    expect(property(page, "og:image:alt")[0], path).toContain(title);
    expect(contents(page, "meta[name='twitter:card']"), path).toEqual(["summary_large_image"]);

    const file = `build/client${picture}`;
    const { width, height } = sizeOf(readBytes(file));
    expect([width, height], path).toEqual([1200, 630]);
    expect(property(page, "og:image:width"), path).toEqual(["1200"]);
    expect(property(page, "og:image:height"), path).toEqual(["630"]);
    expect(statSync(file).size, path).toBeLessThan(pictureLimit);
    const drawn = readFileSync(file, "base64");
    // Only two versions of one page may have the same picture: its heading is then a name.
    const alike = pictures.get(drawn);
    if (alike) expect(withoutLocale(alike)).toBe(withoutLocale(path));
    pictures.set(drawn, path);
  }
});

test("every page sets the theme colour of both schemes, and links its icons, manifest and feed", () => {
  for (const [path, page] of pages) {
    const frame = page.querySelectorAll("meta[name=theme-color]").map((meta) => meta.attributes);
    expect(frame, path).toEqual(
      ["light", "dark"].map((scheme) => ({
        name: "theme-color",
        media: `(prefers-color-scheme: ${scheme})`,
        content: expect.stringMatching(/^#[0-9a-f]{6}$/),
      })),
    );
    const links = page.querySelectorAll("head link:not([hreflang])").map((link) => link.attributes);
    for (const rel of ["icon", "apple-touch-icon", "manifest", "alternate"]) {
      const addresses = links.filter((link) => link.rel === rel).map(({ href }) => `build/client${href}`);
      expect(addresses.length, `${path} has no ${rel}`).toBeGreaterThan(0);
      expect(
        addresses.filter((file) => !existsSync(file)),
        path,
      ).toEqual([]);
    }
  }
});

test("every page names itself and its version in the other language as alternates, in both directions", () => {
  for (const [path, page] of pages) {
    expect(page.querySelector("html")?.getAttribute("lang"), path).toBe(localeOf(path));
    const languages = languagesOf(path);
    const toggle = page.querySelector("header a[hreflang]");
    const other = data.locales.find((locale) => locale !== localeOf(path));
    expect([toggle?.getAttribute("hreflang"), toggle?.getAttribute("lang")], path).toEqual([other, other]);
    const target = toggle?.getAttribute("href") ?? path;
    const isList = `${path}/`.startsWith(`${withoutLocale(target)}/`) || withoutLocale(target) === "/";
    expect(languages.length === 2 ? withoutLocale(target) === withoutLocale(path) : isList, path).toBe(true);
    expect(pages.has(target), path).toBe(true);
    if (isHidden(page)) continue;
    const alternates = page
      .querySelectorAll("head link[rel=alternate][hreflang]")
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
    expect(alternates, path).toEqual(
      alternatesOf(path, languages).map(({ language, path: twin }) => [language, siteUrl + twin]),
    );
    const locale = localeOf(path) === "sw" ? `sw_${country.code}` : "en_GB";
    expect(property(page, "og:locale"), path).toEqual([locale]);
  }
});

const readManifest = (file: string) => JSON.parse(readFileSync(`build/client${file}`, "utf8"));

test("every page has the web app manifest of its language", () => {
  for (const [path, page] of pages) {
    const file = page.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
    expect(file, path).toBe(localPath("/site.webmanifest", localeOf(path)));
  }
  for (const locale of data.locales)
    expect(readManifest(localPath("/site.webmanifest", locale))).toMatchObject({
      name,
      lang: locale,
      start_url: localPath("/", locale),
      description: data.getWords(locale).home.meta.description,
      theme_color: expect.stringMatching(/^#/),
    });
});

test("the icons have the sizes that their links say", () => {
  const manifest = readManifest("/site.webmanifest");
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
  for (const { src, sizes, type } of manifest.icons) {
    if (type === "image/svg+xml") {
      expect(readFileSync(`build/client${src}`, "utf8")).toMatch(/^<svg [^>]*viewBox=/);
      expect(sizes).toBe("any");
      continue;
    }
    const { width, height } = sizeOf(readBytes(`build/client${src}`));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(sizeOf(readBytes("build/client/apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
});
