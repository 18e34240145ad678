import { strictObject } from "valibot";
import { describe, expect, test } from "vitest";
import { wordsFor } from "#app/content/words.ts";
import { alternatesOf, localPath } from "#app/url/locale-paths.ts";
import { locales } from "#data/index.ts";
import { readMarkdown } from "#data/load/front-matter.ts";
import { text } from "#data/schemas/common.ts";

test('an article without a Swahili file is in English with lang "en"', () => {
  const source = "---\ntitle: One\n---\nTwo.\n";
  const article = readMarkdown("posts/none.md", source, strictObject({ title: text(9) }), "sw");
  expect(article).toEqual({ lang: "en", frontMatter: { title: "One" }, body: "Two.\n" });
});

describe("a page that is in English only", () => {
  const englishOnly = ["/tools/receipt-reader", "/press"];

  test.each([
    ["/tools/receipt-reader", "/tools/receipt-reader"],
    ["/tools/receipt-reader?a=1#pricing", "/tools/receipt-reader?a=1#pricing"],
    ["/press/logos", "/press/logos"],
    ["/tools", "/sw/tools"],
    ["/pressing", "/sw/pressing"],
  ])("is linked to in English from Swahili pages: %s leads to %s", (path, target) => {
    expect(localPath(path, "sw", englishOnly)).toBe(target);
  });

  test("has no hreflang links", () => {
    expect(alternatesOf("/press", ["en"])).toEqual([]);
    expect(alternatesOf("/sw/press", ["en", "sw"]).map(({ path }) => path)).toEqual([
      "/press",
      "/sw/press",
      "/press",
    ]);
  });
});

test("a path below /sw is in Swahili, or redirects to the English page if the site has no Swahili", () => {
  const answer = (() => {
    try {
      return wordsFor(new Request("https://site.example/sw/tools?category=Beta")).locale;
    } catch (redirect) {
      return (redirect as Response).headers.get("Location");
    }
  })();
  expect(answer).toBe(locales.includes("sw") ? "sw" : "/tools?category=Beta");
});
