import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "./html.ts";

/** The footer's links to screens outside the route table (spec, section 2, "Other footer links"). */
const outside =
  /^\/(docs|api-docs|case-studies|careers|press|partners|investors|awards|sustainability|support|support\/contact|status|security|privacy|terms|cookies|gdpr|sitemap|resources\/(whitepapers|webinars|implementation|best-practices)|industries\/(finance|healthcare|retail|manufacturing|education|real-estate|agriculture|non-profit))$/;

test("every internal link leads to a page, a file or an anchor that exists", () => {
  const dead: string[] = [];
  for (const [path, page] of pages) {
    for (const link of page.querySelectorAll("a[href]")) {
      const url = new URL(link.getAttribute("href") ?? "", `https://site.example${path}`);
      if (url.host !== "site.example" || outside.test(url.pathname)) continue;
      const target = pages.get(url.pathname);
      const exists = target
        ? url.hash === "" || target.getElementById(decodeURIComponent(url.hash.slice(1))) !== null
        : existsSync(`build/client${url.pathname}`);
      if (!exists) dead.push(`${path} → ${url.pathname}${url.hash}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test("every page is linked from another", () => {
  const linked = new Set<string>(["/", "/thank-you"]);
  for (const page of pages.values()) {
    for (const link of page.querySelectorAll("a[href^='/']")) {
      linked.add(link.getAttribute("href")?.replace(/#.*/, "") ?? "");
    }
  }
  expect(pages.size).toBeGreaterThan(40);
  expect([...pages.keys()].filter((path) => !linked.has(path))).toEqual([]);
});
