import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseStudies } from "#data/case-studies.ts";
import { copy } from "#data/copy.ts";
import { roiDemo } from "#data/demos/roi.ts";
import * as data from "#data/index.ts";
import { industries } from "#data/industries.ts";
import * as format from "#data/load/format.ts";
import { translated } from "#data/load/translation.ts";
import { footerNavigation, legalNavigation, mainNavigation } from "#data/navigation.ts";
import { products } from "#data/products.ts";
import { services } from "#data/services.ts";
import { solutions } from "#data/solutions.ts";
import { specimens } from "#data/specimens.ts";
import { copy as swahiliCopy } from "#data/sw/copy.ts";
import { glossary, keptInEnglish } from "#data/sw/glossary.ts";
import { linkNames } from "#data/sw/navigation.ts";
import * as swahili from "#data/sw/records.ts";
import { team } from "#data/team.ts";
import { testimonials } from "#data/testimonials.ts";
import { tools } from "#data/tools.ts";

/** A text in both languages, as it is written: before facts are filled in. */
interface Pair {
  where: string;
  english: string;
  swahili: string;
}

/** Every text of a translation beside the one that it replaces. */
function pairs(where: string, english: unknown, translation: unknown): Pair[] {
  if (typeof translation === "string") return [{ where, english: String(english), swahili: translation }];
  if (typeof translation !== "object" || translation === null) return [];
  return Object.entries(translation).flatMap(([key, part]) =>
    pairs(`${where}.${key}`, (english as Record<string, unknown>)[key], part),
  );
}

/** The records of each kind, in English and by their ids in Swahili. */
const kinds: [kind: string, english: readonly { id: string }[], translation: Record<string, unknown>][] = [
  ["tools", tools, swahili.tools],
  ["services", services, swahili.services],
  ["products", products, swahili.products],
  ["solutions", solutions, swahili.solutions],
  ["industries", industries, swahili.industries],
  ["specimens", specimens, swahili.specimens],
  ["case-studies", caseStudies, swahili.caseStudies],
  ["testimonials", testimonials, swahili.testimonials],
  ["team", team, swahili.team],
];

/** The front matter and the body of a Markdown file. */
function split(file: string) {
  const [, fields = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
  return { fields: parse(fields), body };
}

const articlesIn = (folder: string) => globSync("{posts,info}/**/*.md", { cwd: folder }).sort();

/** Those in both languages; that there are no others is a test of its own. */
const articles = articlesIn("data")
  .filter((file) => existsSync(`data/sw/${file}`))
  .map((file) => ({ file, english: split(`data/${file}`), swahili: split(`data/sw/${file}`) }));

/** The English names of the links of header and footer, by where they lead. */
const linkLabels = Object.fromEntries(
  [...mainNavigation, ...footerNavigation.flatMap(({ links }) => links), ...legalNavigation].map((link) => [
    link.path,
    link.label,
  ]),
);

const texts: Pair[] = [
  ...pairs("pages", copy, swahiliCopy),
  ...pairs("navigation", linkLabels, linkNames),
  ...pairs("demos/roi", roiDemo, swahili.roiDemo),
  ...kinds.flatMap(([kind, english, translation]) =>
    english.flatMap((record) => pairs(`${kind}.${record.id}`, record, translation[record.id])),
  ),
  ...articles.flatMap(({ file, english, swahili: twin }) => pairs(file, english.fields, twin.fields)),
];

const bodies: Pair[] = articles.map(({ file, english, swahili: twin }) => ({
  where: file,
  english: english.body,
  swahili: twin.body,
}));

/** What a pattern finds in a text, in no order. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match).sort();

/** Texts whose findings differ, with both. */
function differing(all: readonly Pair[], pattern: RegExp) {
  return all
    .map(({ where, english, swahili: other }) => ({
      where,
      english: found(english, pattern),
      swahili: found(other, pattern),
    }))
    .filter(({ english, swahili: other }) => english.join() !== other.join());
}

/** Times such as 4:30 PM as Swahili writes them, 16:30: its own hours are counted from sunrise. */
function on24HourClock(text: string): string {
  return text.replace(/(\d{1,2})(?::(\d\d))? ?([AP])M\b/g, (_, hour, minute = "00", half) =>
    [(Number(hour) % 12) + (half === "P" ? 12 : 0), minute].join(":"),
  );
}

describe("what is there in English is there in Swahili, and nothing else:", () => {
  test.each(kinds)("%s", (_, english, translation) => {
    expect(Object.keys(translation).sort()).toEqual(english.map(({ id }) => id).sort());
  });

  test("posts and pages of information", () => {
    expect(articlesIn("data/sw")).toEqual(articlesIn("data"));
  });
});

test("there is much to compare", () => {
  expect(texts.length).toBeGreaterThan(3000);
  expect(bodies.length).toBeGreaterThan(20);
});

/** Fields of records and of front matter that are facts, and stand in English alone. */
const facts = new Set([
  "id",
  "icon",
  "specimen",
  "category",
  "status",
  "activeUsers",
  "kind",
  "look",
  "to",
  "state",
  "from",
  "channel",
  "time",
  "at",
  "length",
  "sign",
  "path",
  "author",
  "date",
  "updated",
  "views",
  "likes",
  "end",
  "relatedPosts",
  "relatedTools",
  "testimonials",
  "tools",
  "services",
  "posts",
  "products",
  "caseStudy",
  "tier",
  "tool",
  "of",
  "below",
  "language",
  "sample",
  "linkedin",
  "references",
]);

/** The names of people, firms and tools, which are said alike: with their records. */
const properNames =
  /\.sum\.(?:gains|running)\.\d+\.name$|^(?:tools\.[\w-]+\.title|case-studies\..*\.(?:company|name)|testimonials\..*\.(?:company|name)|team\..*\.name)$/;

/** Every text of an English record that its translation leaves as it is. */
function missing(where: string, english: unknown, translation: unknown): string[] {
  if (typeof english === "string")
    return translation === undefined && english !== "" && /\p{L}/u.test(english) && !properNames.test(where)
      ? [where]
      : [];
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english)
    .filter(([key]) => !facts.has(key))
    .flatMap(([key, part]) =>
      missing(`${where}.${key}`, part, (translation as Record<string, unknown> | undefined)?.[key]),
    );
}

test("no text of a record or an article is left out", () => {
  const left = [
    ...kinds.flatMap(([kind, english, translation]) =>
      english.flatMap((record) => missing(`${kind}.${record.id}`, record, translation[record.id])),
    ),
    ...articles.flatMap(({ file, english, swahili: twin }) => missing(file, english.fields, twin.fields)),
  ];
  expect(left).toEqual([]);
});

test("no article's translation holds a fact", () => {
  const held = articles.flatMap(({ file, swahili: { fields } }) =>
    Object.keys(fields)
      .filter((key) => facts.has(key) && key !== "references")
      .map((key) => `${file}: ${key}`),
  );
  expect(held).toEqual([]);
});

test("everything can be had in Swahili", () => {
  const lists = Object.entries(data).filter(([name]) => name.startsWith("list") && name !== "listPaths");
  expect(lists.length).toBeGreaterThan(8);
  for (const [name, list] of lists)
    expect((list as (locale: data.Locale) => unknown[])("sw").length, name).toBeGreaterThan(0);
  expect(data.getWords("sw").locale).toBe("sw");
  expect(data.getNavigation("sw").main.length).toBe(mainNavigation.length);
});

describe("a Swahili text has what its English has:", () => {
  test("the same figures", () => {
    // The note that the English text prevails is in Swahili alone, and has no figure.
    const all = [...texts, ...bodies].map((pair) => ({ ...pair, english: on24HourClock(pair.english) }));
    expect(differing(all, /\d+/g)).toEqual([]);
  });

  test("the same placeholders", () => {
    expect(differing([...texts, ...bodies], /\{[\w.]+\}/g)).toEqual([]);
  });

  test("the same links, and the same markup", () => {
    expect(differing(bodies, /\]\([^)#]*/g)).toEqual([]);
    expect(differing(bodies, /^#+ |^\||^```\w*|^> |\*\*|^(?:- |\d+\. )/gm)).toEqual([]);
    expect(differing(texts, /<\/?\w+|https?:\/\/\S+/g)).toEqual([]);
  });
});

/** What both languages write alike: names, terms that are kept, figures and signs. */
const kept = new Set(
  [...keptInEnglish, "Beta", "Starter", "Professional", "Enterprise", "Solo", "Duka", "Shop"].flatMap(
    (term) => term.toLowerCase().split(/[\s-]/),
  ),
);

/** What the English site quotes in Swahili already: what people say and write in Kenya. */
const quoted = new Set([
  "tiririka",
  "IMG_2041.jpg",
  "rangi.example",
  "mama shiro",
  "Mkate wa leo",
  "Nataka kuongea na mtu",
  "Tuko na budget ya forty K",
  "Kwanza, tuangalie pesa.",
  "Tuko na budget ya forty K,",
  "so wacha tuanze na phase one.",
  "Wanjohi atalipa fundi.",
  "Anza na kidogo",
  "Usiogope kuuliza",
  "Mnaleta Kitengela? Ni ngapi?",
  "Ndio, kesho kabla ya saa nane. Delivery ni 1,200.",
  "Nimeona, asante.",
  "“Lipa deni kwanza.”",
  "Sawa. Alhamisi saa 3:00 au saa 5:00?",
  "Habari Mama Amina. Kesho saa 4:30 asubuhi, Dkt. Were. Utakuja?",
]);

/** Words in small letters that make a text English, or no more than a name. */
const isName = (text: string) =>
  text
    .replace(/\{[\w.]+\}/g, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !kept.has(word.toLowerCase()))
    .every((word) => /^\p{Lu}/u.test(word));

test("no text is empty, or still English", () => {
  const left = texts.filter(
    ({ english, swahili: other }) =>
      (other === "") !== (english === "") || (other === english && !isName(other) && !quoted.has(other)),
  );
  expect(left.map(({ where, swahili: other }) => `${where}: ${other}`)).toEqual([]);
});

describe("a term is said in one way:", () => {
  const everything = [...texts, ...bodies];
  test.each(glossary.flatMap(({ term, avoid = [] }) => avoid.map((other) => [term, other] as const)))(
    "%s is not “%s”",
    (_, other) => {
      const pattern = new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, "iu");
      expect(everything.filter((pair) => pattern.test(pair.swahili)).map(({ where }) => where)).toEqual([]);
    },
  );

  test("no two terms of the glossary have the same Swahili, and none avoids what another uses", () => {
    const said = glossary.map(({ swahili: word }) => word);
    expect(said.filter((word, index) => said.indexOf(word) !== index)).toEqual([]);
    const avoided = glossary.flatMap(({ avoid = [] }) => avoid);
    expect(avoided.filter((word) => said.includes(word))).toEqual([]);
  });
});

describe("what a translation lacks or has too much stops the build:", () => {
  const english = { title: "Tools", items: ["one", "two"], price: 5 };

  test("words replace words, and facts stay", () => {
    expect(translated("x.ts", english, { title: "Zana", items: ["moja", "mbili"] })).toEqual({
      title: "Zana",
      items: ["moja", "mbili"],
      price: 5,
    });
  });

  test.each([
    [{ heading: "Zana" }, "data/sw/x.ts.heading"],
    [{ items: ["moja"] }, "data/sw/x.ts.items: the English has 2 here"],
    [{ price: "tano" }, "data/sw/x.ts.price"],
    [{ title: { text: "Zana" } }, "data/sw/x.ts.title"],
  ])("%o", (translation, message) => {
    expect(() => translated("x.ts", english, translation)).toThrow(message);
  });
});

describe("Swahili formats", () => {
  test("of dates, weeks, hours, lists and VAT", () => {
    expect(format.formatDate("2026-11-10", "sw")).toBe("10 Novemba 2026");
    expect(format.formatWeeks([2, 4], "sw")).toBe("wiki 2-4");
    expect(format.formatReadTime(7, "sw")).toBe("dakika 7 za kusoma");
    expect(format.formatCount(3, "sw")).toBe("3");
    expect(format.formatList(["a", "b", "c"], "sw")).toMatch(/^a, b,? na c$/);
    expect(format.formatChoice(["a", "b"], "sw")).toBe("a au b");
    expect(format.formatVat({ vat: "excluded", vatPercent: 16 }, "sw")).toBe("bila VAT ya 16%");
    const hours = {
      days: ["Monday", "Tuesday", "Saturday"] as const,
      ranges: [{ opens: "08:00", closes: "18:00" }],
    };
    expect(format.formatHours(hours, "12h", "EAT", "sw")).toBe("Jumatatu-Jumanne, Jumamosi 8:00-18:00 EAT");
  });

  test("of numbers are those of Kenya's English, so that amounts are written once", () => {
    for (const number of [0, 7.5, 12_500, 1_234_567.25, -380])
      expect(number.toLocaleString("sw-KE")).toBe(number.toLocaleString("en-KE"));
  });
});
