import { afterEach, describe, expect, test, vi } from "vitest";
import { company } from "#data/company.ts";
import { copy } from "#data/copy.ts";
import * as features from "#data/features.ts";
import { isMarked, markEnglish, withoutMarks } from "#data/load/english-marks.ts";
import * as swahili from "#data/load/swahili.ts";
import { factKeys, translateEach } from "#data/load/translation.ts";
import * as navigation from "#data/navigation.ts";
import { postCategories } from "#data/schemas/post.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { toolCategories, toolStatuses } from "#data/schemas/tool.ts";

const links = [
  ...navigation.mainNavigation,
  ...navigation.footerNavigation.flatMap((group) => group.links ?? []),
  ...navigation.legalNavigation,
];
const names = [...toolStatuses, ...[...toolCategories, ...postCategories].map(({ name }) => name)];

/** A complete translation for data/sw/, without records: the English words, each with an additional letter. */
const complete = JSON.stringify({
  ...copy,
  company,
  linkNames: Object.fromEntries(links.map(({ path, label }) => [path, label])),
  groupNames: Object.fromEntries(navigation.footerNavigation.map(({ id, label }) => [id, label])),
  names: Object.fromEntries(names.map((name) => [name, name])),
});
const completeWords = () =>
  JSON.parse(complete, (key, value) => {
    if (factKeys.includes(key)) return;
    return typeof value === "string" ? `${value}ʼ` : value;
  });

afterEach(() => {
  vi.doUnmock("#data/load/swahili.ts");
  vi.doUnmock("#data/company.ts");
  vi.resetModules();
});

/** Loads data/ with a Swahili translation from which some words are removed. */
async function loadWithout(take: (words: ReturnType<typeof completeWords>) => void) {
  const words = completeWords();
  take(words);
  vi.resetModules();
  vi.doMock("#data/load/swahili.ts", () => ({ ...swahili, hasSwahili: true, swahiliModule: () => words }));
  vi.doMock("#data/company.ts", () => ({ company: { ...company, languages: ["en", "sw"] } }));
  const data = await import("#data/index.ts");
  return { data, described: data.describeUntranslated() ?? "" };
}

/** Whether a page exists in Swahili. */
const isThere = (data: typeof import("#data/index.ts"), path: string) =>
  data.pageLanguage(path, "sw") === "sw";

describe("a word without a translation", () => {
  test("on many pages is in English there, marked and reported, and all pages still exist in Swahili", async () => {
    const { data, described } = await loadWithout(({ leadForms }) => {
      delete leadForms.contact.fields.company.label;
    });
    const { label, hint } = data.getMarkedWords("sw").leadForms.contact.fields.company;
    expect(label).toBe(markEnglish(data.getWords("en").leadForms.contact.fields.company.label));
    expect(isMarked(hint)).toBe(false);
    expect(data.getWords("sw").leadForms.contact.fields.company.label).toBe(withoutMarks(label));
    expect(findTexts(data.getMarkedWords("en")).filter(({ text }) => isMarked(text))).toEqual([]);
    expect(described).toMatch(
      /^In English on Swahili pages: pages\/lead-forms\.ts .*contact\.fields\.company\.label/m,
    );
    expect(["/", "/about", "/get-started"].filter((path) => !isThere(data, path))).toEqual([]);
  });

  test("of one page leaves that page and those below it in English", async () => {
    const { data, described } = await loadWithout(({ about, services }) => {
      delete about.mission.title;
      delete services.overview.hero;
    });
    expect(described).toMatch(
      /Pages in English only:\n {2}\/about \(pages\/about\.ts mission\.title\)\n {2}\/services \(pages\/services\.ts overview\.hero\.\w+/,
    );
    expect(described).not.toContain("In English on Swahili pages");
    const paths = ["/about", "/services", "/services/ai-strategy", "/", "/sitemap"];
    expect(paths.filter((path) => isThere(data, path))).toEqual(["/", "/sitemap"]);
  });

  test.each(Object.keys(features))(
    "of the feature %s removes the feature from Swahili pages",
    async (name) => {
      const { data, described } = await loadWithout((words) => {
        delete words[name];
      });
      expect([data.isFeatureIn(name, "en"), data.isFeatureIn(name, "sw")]).toEqual([true, false]);
      expect(described).toMatch(/^Left out of Swahili pages: features\/[\w-]+\/words\.ts .* and \d+ more$/m);
      expect(described).not.toContain("In English on Swahili pages");
    },
  );

  test("is reported too if it is a name or a fact of the company", async () => {
    const { data, described } = await loadWithout(({ linkNames, names, company: words }) => {
      delete linkNames["/press"];
      delete names.Beta;
      delete words.claims.reply;
    });
    expect(described).toContain(
      "In English on Swahili pages:\n  company.ts claims.reply\n  navigation.ts linkNames./press\n  names.ts names.Beta\n",
    );
    expect(data.listLinks("sw").find(({ path }) => path === "/press")?.lang).toBe("en");
    expect(data.listLinks("sw").find(({ path }) => path === "/about")?.lang).toBeUndefined();
    expect(data.labelOf("Beta", "sw")).toBe(markEnglish("Beta"));
    expect(data.labelOf("Beta", "en")).toBe("Beta");
    expect(data.getCompany("sw").claims.reply).toBe(company.claims.reply);
  });

  test("is only counted if there are many, and npm run texts lists all of them", async () => {
    const { described } = await loadWithout((words) => {
      delete words.chat.widget;
    });
    expect(described).toMatch(
      /pages\/chat\.ts widget\.open, widget\.close, widget\.title and \d+ more\nTo list all of these texts: npm run texts$/,
    );
  });
});

test("nothing is reported if all words are translated", async () => {
  const { described } = await loadWithout(() => {});
  expect(described).not.toContain("In English on Swahili pages");
});

describe("a translation replaces the English words", () => {
  const english = { path: "/a", title: "Tools", items: ["one", "two"], counts: [1, 2], badge: "1" };

  test.each([
    [
      "each by itself",
      { title: "Zana" },
      { title: "Zana", items: ["[one]", "[two]"] },
      ["items.0", "items.1"],
    ],
    [
      "with facts as they are",
      { title: "Zana", items: ["moja", "mbili"], path: "/b", counts: [3] },
      { title: "Zana", items: ["moja", "mbili"] },
      [],
    ],
    [
      "but a list of another length",
      { title: "Zana", items: ["moja"] },
      { title: "Zana", items: ["[one]", "[two]"] },
      ["items"],
    ],
    [
      "and words whose English original is gone are ignored",
      { title: "Zana", items: ["moja", "mbili"], old: "Kale" },
      { title: "Zana", items: ["moja", "mbili"] },
      [],
    ],
    [
      "where they are texts",
      { title: { text: "Zana" }, items: ["moja", "mbili"] },
      { title: "[Tools]", items: ["moja", "mbili"] },
      ["title"],
    ],
    [
      "or none is there",
      undefined,
      { title: "[Tools]", items: ["[one]", "[two]"] },
      ["title", "items.0", "items.1"],
    ],
  ])("%s", (_, translation, words, inEnglish) => {
    const marked = JSON.parse(JSON.stringify(words), (_key, value) =>
      typeof value === "string" ? value.replace(/^\[(.*)\]$/, (_all, text) => markEnglish(text)) : value,
    );
    expect(translateEach(english, translation)).toEqual({ words: { ...english, ...marked }, inEnglish });
  });
});
