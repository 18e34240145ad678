import { existsSync, globSync, readFileSync } from "node:fs";
import type { GenericSchema } from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseStudies } from "#data/case-studies.ts";
import { company } from "#data/company.ts";
import { copy } from "#data/copy.ts";
import { roiDemo } from "#data/demos/roi.ts";
import * as data from "#data/index.ts";
import { industries } from "#data/industries.ts";
import * as format from "#data/load/format.ts";
import { translated } from "#data/load/translation.ts";
import { footerNavigation, legalNavigation, mainNavigation } from "#data/navigation.ts";
import { products } from "#data/products.ts";
import { companySchema } from "#data/schemas/company.ts";
import { industrySchema } from "#data/schemas/industry.ts";
import { infoFrontMatterSchema } from "#data/schemas/info.ts";
import { postFrontMatterSchema } from "#data/schemas/post.ts";
import { productSchema } from "#data/schemas/product.ts";
import { caseStudySchema, teamMemberSchema, testimonialSchema } from "#data/schemas/proof.ts";
import { roiDemoSchema } from "#data/schemas/roi-demo.ts";
import { serviceSchema } from "#data/schemas/service.ts";
import { solutionSchema } from "#data/schemas/solution.ts";
import { specimenSchema } from "#data/schemas/specimen.ts";
import { toolSchema } from "#data/schemas/tool.ts";
import { services } from "#data/services.ts";
import { solutions } from "#data/solutions.ts";
import { specimens } from "#data/specimens.ts";
import { company as swahiliCompany } from "#data/sw/company.ts";
import { copy as swahiliCopy } from "#data/sw/copy.ts";
import { glossary, keptInEnglish } from "#data/sw/glossary.ts";
import { linkNames } from "#data/sw/navigation.ts";
import * as swahili from "#data/sw/records.ts";
import { team } from "#data/team.ts";
import { testimonials } from "#data/testimonials.ts";
import { tools } from "#data/tools.ts";
import { wordsOf } from "./words-of-schema.ts";

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
const kinds: [
  kind: string,
  english: readonly { id: string }[],
  translation: Record<string, unknown>,
  schema: GenericSchema,
][] = [
  ["tools", tools, swahili.tools, toolSchema],
  ["services", services, swahili.services, serviceSchema],
  ["products", products, swahili.products, productSchema],
  ["solutions", solutions, swahili.solutions, solutionSchema],
  ["industries", industries, swahili.industries, industrySchema],
  ["specimens", specimens, swahili.specimens, specimenSchema],
  ["case-studies", caseStudies, swahili.caseStudies, caseStudySchema],
  ["testimonials", testimonials, swahili.testimonials, testimonialSchema],
  ["team", team, swahili.team, teamMemberSchema],
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
  [...mainNavigation, ...footerNavigation.flatMap(({ links = [] }) => links), ...legalNavigation].map(
    (link) => [link.path, link.label],
  ),
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

/** Every record of data/ with its schema, and the words that replace its own. */
const records: { where: string; schema: GenericSchema; english: unknown; translation: unknown }[] = [
  ...kinds.flatMap(([kind, english, translation, schema]) =>
    english.map((record) => ({
      where: `${kind}.${record.id}`,
      schema,
      english: record,
      translation: translation[record.id],
    })),
  ),
  { where: "company", schema: companySchema, english: company, translation: swahiliCompany },
  { where: "demos/roi", schema: roiDemoSchema, english: roiDemo, translation: swahili.roiDemo },
  ...articles.map(({ file, english, swahili: twin }) => ({
    where: file,
    schema: file.startsWith("posts/") ? postFrontMatterSchema : infoFrontMatterSchema,
    english: english.fields,
    translation: twin.fields,
  })),
];

/** What is at a path in a record; undefined where there is nothing. */
const at = (record: unknown, path: string[]) =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], record);

/** The path of every text in a translation. */
function pathsIn(part: unknown, path: string[] = []): string[][] {
  if (typeof part === "string") return [path];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

test("no text of a record or an article is left out", () => {
  const left = records.flatMap(({ where, schema, english, translation }) =>
    wordsOf(schema, english)
      .filter(({ path, text }) => /\p{L}/u.test(text) && at(translation, path) === undefined)
      .map(({ path }) => [where, ...path].join(".")),
  );
  expect(
    left,
    "Translate each text in the file of the same name in data/sw/. A field that is the same in every language is no text() in its schema in data/schemas/, but a properName() or a string.",
  ).toEqual([]);
  expect(wordsOf(postFrontMatterSchema, { title: "Words", author: "an-id" })).toEqual([
    { path: ["title"], text: "Words" },
  ]);
});

test("no translation holds a fact", () => {
  const held = records.flatMap(({ where, schema, english, translation }) => {
    const words = new Set(wordsOf(schema, english).map(({ path }) => path.join(".")));
    return pathsIn(translation)
      .map((path) => path.join("."))
      .filter((path) => !words.has(path))
      .map((path) => `${where}.${path}`);
  });
  expect(held, "Facts stand in the English record alone: leave them out in data/sw/.").toEqual([]);
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
  expect(
    left.map(({ where, swahili: other }) => `${where}: ${other}`),
    "Translate each in data/sw/. A term that stays English goes into keptInEnglish in data/sw/glossary.ts, and what the English page says in Swahili into `quoted` here.",
  ).toEqual([]);
});

describe("a term is said in one way:", () => {
  const everything = [...texts, ...bodies];
  test.each(glossary.flatMap(({ term, avoid = [] }) => avoid.map((other) => [term, other] as const)))(
    "%s is not “%s”",
    (_, other) => {
      const beginning = other.startsWith("-") ? other.slice(1) : `(?<!\\p{L})${other}`;
      const pattern = new RegExp(`${beginning}(?!\\p{L})`, "iu");
      expect(everything.filter((pair) => pattern.test(pair.swahili)).map(({ where }) => where)).toEqual([]);
    },
  );

  test("a doubled word is one word: papohapo, polepole", () => {
    const doubled = /(?<!\p{L})(?:papo hapo|(\p{L}{3,}) \1)(?!\p{L})/iu;
    expect(everything.filter((pair) => doubled.test(pair.swahili)).map(({ where }) => where)).toEqual([]);
  });

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
