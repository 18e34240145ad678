import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { workOutCaseStudy } from "#app/roi/case-studies.ts";
import { localPath, withoutLocale } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { pages, pagesIn, translated } from "./html.ts";
import { oneLine, textOf } from "./text.ts";

/** The elements that enclose related texts: a card, an entry of a list, a section. */
const parts = "article, li, section";

/** For each place that shows a text, the smallest enclosing element. */
function placesOf(page: HTMLElement, text: string): HTMLElement[] {
  return page
    .querySelectorAll(parts)
    .filter((part) => shows(part, text))
    .filter((part) => !part.querySelectorAll(parts).some((inner) => shows(inner, text)));
}

const shows = (part: HTMLElement, text: string) => oneLine(part.text).includes(oneLine(text));

/** Longer texts are on no other page by chance. In Swahili, a short phrase has more letters. */
const phraseLength: Record<data.Locale, number> = { en: 24, sw: 28 };

/** The sentences of a record that are long enough to be unique. */
const sentences = (value: unknown, locale: data.Locale): string[] =>
  findTexts(value).flatMap(({ text }) =>
    text.length > phraseLength[locale] && text.includes(" ") ? [text] : [],
  );

/** Whether the list entry that contains a label has a neighbour without a label. */
function isBesideRealOne(label: HTMLElement): boolean {
  const entries = label.closest("article, li")?.parentNode?.children ?? [];
  return entries.some((entry) => !entry.querySelector("[data-sample]"));
}

const flagged = <Item extends { sample: boolean }>(items: readonly Item[]) =>
  items.filter(({ sample }) => sample);

const hasSamples = data.describeSamples() !== undefined;

describe.each(data.locales)("in %s", (locale) => {
  const words = data.getWords(locale);
  /** Labels in all languages, because a record may be in English on any page. */
  const labels = data.locales.map((each) => `· ${data.getWords(each).common.sample}`);
  /** Whether the label is in the part itself, in its article or in its section. */
  const hasLabel = (part: HTMLElement) =>
    [part, part.closest("article"), part.closest("section")].some(
      (place) => place?.querySelector("[data-sample]") || labels.some((label) => shows(place ?? part, label)),
    );

  const sampleRecords: [kind: string, records: unknown[]][] = [
    [
      "case studies",
      flagged(data.listCaseStudies(locale)).map((study) => {
        const { id: _, sum: __, sampleLabel: ___, labels: ____, ...texts } = workOutCaseStudy(study, words);
        return texts;
      }),
    ],
    ["testimonials", flagged(data.listTestimonials(locale))],
    ["team members", flagged(data.listTeam(locale)).map(({ bio }) => bio)],
    ["stories of tools", translated(data.listTools(locale)).flatMap(({ useCases }) => flagged(useCases))],
    [
      "stories of services",
      translated(data.listServices(locale)).flatMap(({ useCases }) => flagged(useCases)),
    ],
    [
      "posts that tell a story",
      data
        .listPosts(locale)
        .flatMap(({ sample, title, excerpt }) => (sample.includes("story") ? [title, excerpt] : [])),
    ],
  ];

  describe("every text of a sample record is shown with its label:", () => {
    test.each(sampleRecords)("%s", (_, records) => {
      const texts = sentences(records, locale);
      const unlabelled: string[] = [];
      let shown = 0;
      for (const [path, page] of pagesIn(locale)) {
        const main = page.querySelector("main");
        // The sitemap and the breadcrumbs contain only titles of posts.
        if (!main || withoutLocale(path) === "/sitemap") continue;
        const text = textOf(page);
        for (const sentence of texts.filter((candidate) => text.includes(oneLine(candidate)))) {
          const places = placesOf(main, sentence);
          shown += places.length;
          unlabelled.push(...places.filter((place) => !hasLabel(place)).map(() => `${path}: ${sentence}`));
        }
      }
      expect(unlabelled).toEqual([]);
      if (texts.length > 0) expect(shown).toBeGreaterThan(0);
    });

    test("ratings and users of tools", () => {
      const { hero } = words.tools.detail;
      for (const { path, rating, totalReviews: reviews, activeUsers: users, sample } of translated(
        data.listTools(locale),
      )) {
        if (!sample) continue;
        const page = pages.get(localPath(path, locale));
        for (const figure of [fill(hero.rating, { rating, reviews }), fill(hero.users, { users })]) {
          const lists =
            page?.querySelectorAll("main ul, main dl > div").filter((list) => shows(list, figure)) ?? [];
          expect(lists.length, figure).toBeGreaterThan(0);
          for (const list of lists) expect(hasLabel(list), `${path}: ${figure}`).toBe(true);
        }
      }
    });

    test("views and likes of posts", () => {
      for (const { path, views, sample } of translated(data.listPosts(locale))) {
        if (!views || !sample.includes("counts")) continue;
        const counts = fill(words.blog.post.views, { count: views });
        const line = pages
          .get(localPath(path, locale))
          ?.querySelectorAll("header p")
          .find((candidate) => shows(candidate, counts));
        expect(line?.querySelector("[data-sample]"), path).toBeTruthy();
      }
    });
  });

  test("a section has one label if all of its records are samples, and otherwise a label beside each sample", () => {
    const repeated = pagesIn(locale).flatMap(([path, page]) =>
      page
        .querySelectorAll("main section")
        .filter((section) => {
          const labelled = section.querySelectorAll("[data-sample]");
          return labelled.length > 1 && !labelled.every(isBesideRealOne);
        })
        .map((section) => `${path}: ${section.getAttribute("aria-labelledby")}`),
    );
    expect(repeated).toEqual([]);
  });

  test("while there are samples, every page explains the label", () => {
    const { samples } = words.layout.footer;
    const silent = pagesIn(locale).filter(
      ([, page]) => textOf(page).includes(oneLine(samples)) !== hasSamples,
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });
});
