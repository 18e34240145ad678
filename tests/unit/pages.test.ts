import { describe, expect, test } from "vitest";
import { caseStudiesPage } from "#app/routes/case-studies/case-studies-page.ts";
import {
  checkPages,
  namelessPages,
  partsWithoutPage,
  prosePages,
  staticPages,
  unmatchedProse,
} from "#app/routes/check-pages.ts";
import { homePage } from "#app/routes/home/home-page.ts";
import {
  getWords,
  listCaseStudies,
  listCompanyTestimonials,
  listInfoPages,
  listTestimonials,
  listTools,
  pageParts,
} from "#data/index.ts";
import type { Text } from "#data/schemas/common.ts";

const prose = listInfoPages("en").map(({ path }) => path);

describe("every page of app/routes.ts", () => {
  test("has a link in data/navigation.ts, or a label in data/pages/sitemap.ts", () => {
    expect(staticPages()).toContain("/about");
    expect(namelessPages(staticPages())).toEqual([]);
    expect(namelessPages(["/nowhere"])).toEqual([expect.stringContaining("The page /nowhere has no name")]);
  });

  test("of prose has its file in data/info/, and every file there has its route", () => {
    expect(unmatchedProse(prosePages(), prose)).toEqual([]);
    expect(unmatchedProse(["/a/b"], [])).toEqual([expect.stringContaining("no data/info/a/b.md")]);
    expect(unmatchedProse([], ["/a/b"])).toEqual([
      'data/info/a/b.md has no address: add "a/b" to a prose(…) in app/routes.ts',
    ]);
  });

  test("is the page of its part of the copy, by the part's name or by an entry in `ownPages`", () => {
    expect(pageParts.map(({ part }) => part)).toContain("buying");
    expect(partsWithoutPage(pageParts, staticPages())).toEqual([]);
    const visit = { part: "visit", path: "/visit" };
    expect(partsWithoutPage([visit], ["/book-a-visit"])).toEqual([
      expect.stringMatching(/"visit".* no \/visit\. .*`ownPages` in data\/copy\.ts.*`sharedParts`/),
    ]);
    expect(partsWithoutPage([{ ...visit, path: "/book-a-visit" }], ["/book-a-visit"])).toEqual([]);
  });

  test("is checked before a build", () => {
    expect(checkPages).not.toThrow();
  });
});

test("every case study is on the page of case studies, even if no solution names it", () => {
  const shown = caseStudiesPage(getWords("en")).stories.map(({ id }) => id);
  expect(shown.toSorted()).toEqual(
    listCaseStudies("en")
      .map(({ id }) => id)
      .toSorted(),
  );
});

test("the home page shows testimonials about the company, and none that a tool shows", () => {
  const shown = homePage(getWords("en")).testimonials.items.map(({ id }) => id);
  const ofTools = listTools("en").flatMap(({ testimonials }) => testimonials);
  expect(shown.length > 0).toBe(listCompanyTestimonials("en").length > 0);
  expect(shown.filter((id) => ofTools.includes(id))).toEqual([]);
});

test("the home page shows real testimonials before samples, each in the order of the file", () => {
  const list = listTestimonials("en");
  const before = list.splice(0);
  const words = {
    name: "N",
    role: "R" as Text,
    company: "C",
    quote: "Q" as Text,
    rating: 5,
    lang: undefined,
  };
  for (const [id, sample] of [
    ["a", true],
    ["b", true],
    ["c", false],
    ["d", true],
    ["e", false],
  ] as const)
    list.push({ ...words, id, sample });
  const shown = homePage(getWords("en")).testimonials.items.map(({ id }) => id);
  list.splice(0, list.length, ...before);
  expect(shown).toEqual(["c", "e", "a"]);
});
