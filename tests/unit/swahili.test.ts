import { array, number, strictObject } from "valibot";
import { describe, expect, test } from "vitest";
import { locales } from "#data/index.ts";
import * as format from "#data/load/format.ts";
import { translate } from "#data/load/translation.ts";
import { text } from "#data/schemas/common.ts";
import { type Pair, translatables } from "#tests/texts/translatable.ts";

const texts = translatables.flatMap((one) => one.texts);

test("if the site is in Swahili, there are many texts to compare", () => {
  expect(texts.length).toBeGreaterThan(locales.includes("sw") ? 500 : -1);
});

/** All matches of a pattern in a text, sorted. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match).sort();

/** Texts whose matches differ between the languages, with the matches of both. */
function differing(all: readonly Pair[], pattern: RegExp) {
  return all
    .map(({ where, english, swahili: other }) => ({
      where,
      english: found(english, pattern),
      swahili: found(other, pattern),
    }))
    .filter(({ english, swahili: other }) => english.join() !== other.join());
}

/** A time on the Swahili clock, with or without the 24-hour time in brackets after it. */
const swahiliTime =
  /\b(saa \d{1,2}(?::\d\d)? (?:alfajiri|asubuhi|mchana|alasiri|jioni|usiku))(?: \((\d{1,2}:\d\d)\))?/gi;

/** A time in Swahili words, with the 24-hour time in brackets after it. */
const timeInWords =
  /\b(saa \p{L}+(?: na \p{L}+)? (?:alfajiri|asubuhi|mchana|alasiri|jioni|usiku)) \((\d{1,2}:\d\d)\)/giu;

/** Removes the leading zero: English may have 08:00 where Swahili has 8:00. */
const onOneClock = (text: string) =>
  text
    .replace(swahiliTime, (said, _, time?: string) => time ?? said)
    .replace(timeInWords, "$1")
    .replace(/\b0(?=\d:\d\d\b)/g, "");

/** Converts times such as 4:30 PM to the 24-hour clock: 16:30. */
function on24HourClock(text: string): string {
  return text.replace(/(\d{1,2})(?::(\d\d))? ?([AP])M\b/g, (_, hour, minute = "00", half) =>
    [(Number(hour) % 12) + (half === "P" ? 12 : 0), minute].join(":"),
  );
}

/** The beginning of a failed test's message: this is what to do after an edit of an English text. */
const advice =
  "Correct these texts in data/sw/ after the English ones, or delete them there: npm run texts then lists them for translation";

const ofCountry = (text: string) => text.replaceAll("{company.ofCountry}", "{company.country}");

describe("a Swahili text has, like its English original,", () => {
  test("the same figures", () => {
    // Only the Swahili text has the note that the English text prevails. The note contains no number.
    const all = texts.map((pair) => ({
      ...pair,
      english: onOneClock(on24HourClock(pair.english)),
      swahili: onOneClock(pair.swahili),
    }));
    expect(differing(all, /\d+/g), advice).toEqual([]);
  });

  test("the same placeholders", () => {
    // The Swahili words for "of the country" differ with the noun before them: ya Kenya, za Kenya. Treat both as one
    // placeholder.
    const all = texts.map((pair) => ({
      ...pair,
      english: ofCountry(pair.english),
      swahili: ofCountry(pair.swahili),
    }));
    expect(differing(all, /\{[\w.]+\}/g), advice).toEqual([]);
  });

  test("the same links, and the same markup", () => {
    expect(differing(texts, /\]\([^)#]*/g), advice).toEqual([]);
    expect(differing(texts, /^#+ |^\||^```\w*|^> |\*\*|^(?:- |\d+\. )/gm), advice).toEqual([]);
    const records = texts.filter(({ where }) => !where.endsWith(".md"));
    expect(differing(records, /<\/?\w+|https?:\/\/\S+/g), advice).toEqual([]);
  });
});

describe("in Swahili", () => {
  // Skip code blocks and illustrations: times in them are timestamps of a recording, or on a phone's screen.
  const prose = texts
    .filter(({ where }) => !where.startsWith("illustrations/"))
    .map(({ where, swahili: text }) => ({
      where,
      text: text.replace(/```.*?```|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|\d\d-\d\d-\d{4} \d\d:\d\d:\d\d/gs, ""),
    }));
  const findIn = (all: typeof prose, pattern: RegExp) =>
    all.flatMap(({ where, text }) => [...text.matchAll(pattern)].map((match) => ({ where, match })));

  test("a time is by the Swahili clock, followed by the 24-hour clock", () => {
    const all = texts.map(({ where, swahili: text }) => ({ where, text }));
    const wrong = findIn(all, swahiliTime).filter(
      ({ match: [, said = "", time] }) => !time || format.formatSwahiliTime(time) !== said.toLowerCase(),
    );
    expect(wrong.map(({ where, match }) => `${where}: ${match[0]}`)).toEqual([]);
    const alone = findIn(prose, /(?<![\d:(.])\d{1,2}:\d\d(?![\d:)])/g).filter(
      ({ match: { input, index, 0: time } }) => {
        const isSaid = /\bsaa $/i.test(input.slice(0, index));
        return !isSaid && !/^(?:9:16|16:9)$/.test(time);
      },
    );
    expect(alone.map(({ where, match }) => `${where}: ${match[0]}`)).toEqual([]);
  });

  test("a duration in hours cannot be read as a time of day", () => {
    const hours =
      /(?<!\b(?:muda wa|ndani ya|zaidi ya) |÷ )\bsaa (?:\d[\d.]*|\{\w*[hH]ours\w*\})(?! (?:za|kwa|zako|zilizo\w*|alfajiri|asubuhi|mchana|alasiri|jioni|usiku)\b|:\d|\d)/gi;
    expect(
      findIn(prose, hours).map(
        ({ where, match }) =>
          `${where}: ${match.input.slice(Math.max(0, match.index - 30), match.index + 30)}`,
      ),
    ).toEqual([]);
  });
});

describe("a translation", () => {
  const schema = strictObject({ title: text(20), items: array(text(20)), price: number() });
  const english = { title: "Tools", items: ["one", "two"], price: 5 };

  test("replaces words and keeps facts", () => {
    expect(translate(english, { title: "Zana", items: ["moja", "mbili"] }, schema)).toEqual({
      title: "Zana",
      items: ["moja", "mbili"],
      price: 5,
    });
  });

  test.each([
    [undefined],
    [{ title: "Zana" }],
    [{ title: "Zana", items: ["moja"] }],
    [{ title: "Zana", items: ["moja", "mbili", "tatu"] }],
    [{ title: "Zana", items: ["moja", "mbili"], price: "tano" }],
    [{ title: { text: "Zana" }, items: ["moja", "mbili"] }],
  ])("with missing or surplus words is not used: %o", (translation) => {
    expect(translate(english, translation, schema)).toBeUndefined();
  });
});

describe("Swahili formats", () => {
  test("of dates, weeks, hours, lists and VAT", () => {
    expect(format.formatDate("2026-11-10", "sw")).toBe("10 Novemba 2026");
    expect(format.formatWeeks([2, 4], "sw")).toBe("wiki 2-4");
    expect(format.formatReadTime(7, "sw")).toBe("dakika 7 za kusoma");
    expect([3, 10, 11].map((count) => format.formatCount(count, "sw"))).toEqual(["3", "10", "11"]);
    expect(["2.4K", "940"].map((count) => format.formatShortCount(count, "sw"))).toEqual(["2,400", "940"]);
    expect(format.formatList(["a", "b", "c"], "sw")).toMatch(/^a, b,? na c$/);
    expect(format.formatChoice(["a", "b"], "sw")).toBe("a au b");
    expect(format.formatVat({ vat: "excluded", vatPercent: 16 }, "sw")).toBe("bila VAT ya 16%");
    const hours = {
      days: ["Monday", "Tuesday", "Saturday"] as const,
      ranges: [{ opens: "08:00", closes: "18:00" }],
    };
    expect(format.formatHours(hours, "12h", "EAT", "sw")).toBe(
      "Jumatatu-Jumanne, Jumamosi saa 2 asubuhi hadi saa 12 jioni (8:00-18:00 EAT)",
    );
    const times = ["00:05", "04:00", "12:00", "15:30", "23:00"].map(format.formatSwahiliTime);
    expect(times).toEqual([
      "saa 6:05 usiku",
      "saa 10 alfajiri",
      "saa 6 mchana",
      "saa 9:30 alasiri",
      "saa 5 usiku",
    ]);
  });

  test("of numbers are the same as in Kenya's English", () => {
    for (const number of [0, 7.5, 12_500, 1_234_567.25, -380])
      expect(number.toLocaleString("sw-KE")).toBe(number.toLocaleString("en-KE"));
  });
});
