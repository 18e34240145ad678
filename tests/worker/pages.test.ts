import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse } from "node-html-parser";
import { afterAll, expect, test } from "vitest";
import { securityHeaders } from "#app/security/headers.ts";
import { localeOf, localPath, withoutLocale } from "#app/url/locale-paths.ts";
import { getCompany, getWords, listLinks, locales } from "#data/index.ts";
import { unknownPaths } from "../fakes/unknown-paths.ts";
import { filledForm, post, startWorker } from "./harness.ts";

/** Responses to requests for pages and files. */

const site = await startWorker({});
afterAll(() => site.close());

const plainForm = {
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams({ formName: "Contact Form" }).toString(),
  redirect: "manual" as const,
};

const answers: [string, number, string, RequestInit?][] = [
  ["a page", 200, "/"],
  ["a page below another", 200, "/blog/ai-strategy-framework"],
  ["a file", 200, "/icons.svg"],
  ["a page that does not exist", 404, "/no-such-page"],
  ["the API's answer", 200, "/api/send-email", post(filledForm)],
  ["the API's refusal", 405, "/api/send-email"],
  ["a method that a page does not allow", 405, "/no-such-page", { method: "PROPFIND" }],
  ["a form refused without script", 303, "/api/send-email", plainForm],
];

test.each(answers)(
  "%s (%i) has every header of the table, and a policy without unsafe scripts",
  async (_, status, path, init) => {
    const response = await site.fetch(path, init);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers.get(name)).toBe(value);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = /(?:script-src|default-src) ([^;]*)(?=;|$)(?!.*script-src)/.exec(policy)?.[1];
    expect(scripts).toMatch(/'self'|'none'/);
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  },
);

test.each(["/og/home.png", "/press/symbol.svg"])("%s may be shown on other sites", async (path) => {
  const { status, headers } = await site.fetch(path);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test("a page links to the speculation rules, which have the right type and exclude the API", async () => {
  const named = (await site.fetch("/about")).headers.get("Speculation-Rules");
  expect(named).toBe('"/speculation-rules.json"');
  const { status, headers } = await site.fetch("/speculation-rules.json");
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("application/speculationrules+json");
});

test("a rendered page allows its scripts by a nonce that is new each time", async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await site.fetch("/no-such-page");
      const [, nonce = "none"] =
        /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "") ?? [];
      const html = await response.text();
      const inline = html.match(/<(?:script|style)(?![^>]*application\/)[^>]*>/g) ?? [];
      expect(inline.length).toBeGreaterThan(2);
      for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("a prerendered page has no nonce, and the header allows exactly its inline scripts", async () => {
  const response = await site.fetch("/");
  const html = await response.text();
  expect(html).not.toContain("nonce=");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
  }
});

test("files with a hash in their name are cached forever, pages are revalidated", async () => {
  const html = await (await site.fetch("/")).text();
  const [asset = ""] = /\/assets\/entry\.client-[\w-]+\.js/.exec(html) ?? [];
  expect((await site.fetch(asset)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/about"]) {
    expect((await site.fetch(path)).headers.get("Cache-Control")).toMatch(/max-age=0, must-revalidate/);
  }
});

test("pages that the Worker renders are not cached, because their nonce is for one response", async () => {
  for (const path of ["/no-such-page", "/no-such-page.data"]) {
    const { status, headers } = await site.fetch(path);
    expect([path, status, headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
  }
});

test("a URL with capitals redirects to its page", async () => {
  const response = await site.fetch("/Tools/AI-Mpesa-Analyzer?ref=Poster", { redirect: "manual" });
  expect(response.status).toBe(308);
  expect(new URL(response.headers.get("Location") ?? "").pathname).toBe("/tools/ai-mpesa-analyzer");
  expect(response.headers.get("Location")).toMatch(/\?ref=Poster$/);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

const otherMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

test.each(otherMethods)("a page answers the method %s with 405", async (method) => {
  for (const path of ["/no-such-page", "/About", "/about/x.data", "/api"]) {
    const response = await site.fetch(path, { method, headers: { Origin: "https://evil.example" } });
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(await response.text()).toBe("Method Not Allowed");
  }
  // Static assets answer for known pages, so the Worker does not see this request.
  expect((await site.fetch("/about", { method })).status).toBe(405);
  expect(site.logs().filter((line) => line.includes('"event"'))).not.toContainEqual(
    expect.stringContaining("request.failed"),
  );
});

test.each(["/api/send-email/", "/API/Send-Email", "/api/send%2Demail"])(
  "a lead that is posted to the misspelled URL %s is accepted",
  async (path) => expect((await site.fetch(path, post(filledForm))).status).toBe(200),
);

test.each([
  ["/%41bout", "/about"],
  ["/%61%62out?ref=%41", "/about?ref=%41"],
  ["/%54ools/ai%2Dmpesa-analyzer", "/tools/ai-mpesa-analyzer"],
  ["/About.data", "/about.data"],
  ["//Evil.example/%41", "//evil.example/a"],
])("%s redirects to its canonical URL %s", async (path, canonical) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await site.fetch(site.url.origin + path, { method, redirect: "manual" });
    expect([301, 307, 308]).toContain(response.status);
    const target = new URL(response.headers.get("Location") ?? "", site.url);
    expect(target.href).toBe(site.url.origin + canonical);
  }
});

test.each(["/%E0%A4%A", "/%2541bout", "/caf%C3%A9", "/%2F%2Fevil.example", "/%00"])(
  "%s is not found and not redirected",
  async (path) => expect((await site.fetch(path, { redirect: "manual" })).status).toBe(404),
);

test("the file _headers keeps Cloudflare's limits", () => {
  const lines = readFileSync("build/client/_headers", "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

async function open(path: string) {
  const response = await site.fetch(path);
  const html = parse(await response.text());
  return { status: response.status, html, main: html.querySelector("main") };
}

test.each(
  locales.flatMap((locale) =>
    unknownPaths.map(([path, kind]) => [localPath(path, locale), kind, locale] as const),
  ),
)(
  "%s is a 404 page with the layout, excluded from search engines, with links to other pages",
  async (path, kind, locale) => {
    const words = getWords(locale);
    const { home } = words.layout.notFound;
    const { title, text, back, ...named } = { back: { label: home, path: "/" }, ...words[kind].notFound };
    const { documentTitle = title } = named as { documentTitle?: string };
    const { status, html, main } = await open(path);
    expect(status).toBe(404);
    expect(html.querySelector("html")?.getAttribute("lang")).toBe(locale);
    expect(html.querySelectorAll("h1").map((heading) => heading.text)).toEqual([title]);
    expect(main?.querySelectorAll("p").map((paragraph) => paragraph.text)).toContain(text);
    expect(html.querySelector("title")?.text).toBe(`${documentTitle} | ${getCompany(locale).name}`);
    for (const around of ["header", "footer"]) expect(html.querySelector(around)).not.toBeNull();
    expect(html.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(html.querySelector("link[rel=canonical]")).toBeNull();
    expect(html.querySelectorAll("meta[name=theme-color]")).toHaveLength(2);
    const [first, ...others] = main?.querySelectorAll("a") ?? [];
    expect([first?.text, first?.getAttribute("href")]).toEqual([back.label, localPath(back.path, locale)]);
    // Only the page for other unknown URLs also links to the main pages.
    const mainPages = ["/solutions", "/tools", "/services", "/products", "/sitemap"];
    expect(others.map((link) => link.getAttribute("href"))).toEqual(
      kind === "layout" ? mainPages.map((path) => localPath(path, locale)) : [],
    );
  },
);

test.each(
  locales.flatMap((locale) =>
    ["/contact", "/contact/", "/Contact"].map((path) => [localPath(path, locale), locale] as const),
  ),
)("%s redirects to the contact page, and keeps the query", async (path, locale) => {
  const { status, headers } = await site.fetch(`${path}?about=tool.x`, { redirect: "manual" });
  expect(status).toBe(308);
  const { pathname, search } = new URL(headers.get("Location") ?? "", "https://site.example");
  expect(pathname + search).toBe(`${localPath("/support/contact", locale)}?about=tool.x`);
});

test.each([
  ["/support/xyz/abc", "/support"],
  ["/support/contact/abc", "/support/contact"],
  ...locales.map((locale) => [localPath("/support/xyz", locale), localPath("/support", locale)] as const),
] as const)("%s leads to the page above it, by its name", async (asked, above) => {
  const { main } = await open(asked);
  const links = main?.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")]);
  const { label } = listLinks(localeOf(asked)).find(({ path }) => path === withoutLocale(above)) ?? {};
  expect(links?.[1]).toEqual([label, above]);
});

test("the harness keeps a response's body after the garbage collector has run", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const response = await site.fetch("/no-such-page");
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    // Callbacks of a collection run in a later task.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await response.text()).toContain("<main");
});
