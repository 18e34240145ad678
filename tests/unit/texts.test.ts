import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as data from "#data/index.ts";
import { allTexts } from "./all-texts.ts";
import { sampleCompanies, sampleTools } from "./sample-company.ts";

const texts = allTexts();
const { claims, hours } = data.getCompany("en");

/**
 * The matches of a pattern in all texts, each with the words around it. `isAllowed` decides which matches to leave
 * out.
 */
function findAll(pattern: RegExp, isAllowed: (match: RegExpExecArray) => boolean = () => false): string[] {
  return texts.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isAllowed(match))
      .map(
        ({ index, 0: found }) =>
          `${where}: …${text.slice(Math.max(0, index - 30), index + found.length + 30)}…`,
      ),
  );
}

test("this test finds the texts of all pages", () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(({ text }) => text.length > 5000).length).toBeGreaterThan(0);
});

describe("a promise is the same in every text:", () => {
  test("the free trial", () => {
    const days = /(\d+)[- ]days? (?:free )?trial|\btrial (?:of|lasts|runs for) (\d+) days|(\d+) days free/gi;
    expect(findAll(days, ([, a, b, c]) => Number(a ?? b ?? c) === claims.trialDays)).toEqual([]);
    expect("A 14-day free trial: a trial of 14 days, 14 days free.".match(days)).toHaveLength(3);
  });

  test("the guarantee, which counts from handover", () => {
    const days = /(\d+)[- ]day (?:money-back )?guarantee|guarantee[^.|]{0,60}?\b(\d+) days/gi;
    expect(findAll(days, ([, a, b]) => Number(a ?? b) === claims.moneyBackDays)).toEqual([]);
    expect("A 30-day money-back guarantee. The guarantee runs for 30 days.".match(days)).toHaveLength(2);
    const start =
      /\b(?:guarantee|money back)\b[^.]*?\bdays (?:from|of|after|since) (\w+)|\bdays (?:from|of|after|since) (\w+)[^.]*?\b(?:guarantee|money back)\b/gi;
    expect(findAll(start, ([, a, b]) => (a ?? b) === "handover")).toEqual([]);
    expect("The guarantee counts 30 days from payment.".match(start)).toHaveLength(1);
  });

  test("the reply", () => {
    const reply =
      /\b(?:repl(?:y|ies)|answer(?:s|ed)?|respond|get back to you|hear from us|tell you)\b[^.]{0,40}?\b(?:within|in) (?:\d+|an?|one|two|three) (?:working |business )?(?:hours?|days?)/gi;
    expect(findAll(reply, ([found]) => found.endsWith(claims.reply))).toEqual([]);
    expect("We reply within 24 hours. You hear from us in two days.".match(reply)).toHaveLength(2);
  });

  test("the office hours", () => {
    const times =
      /\b(?:Mon(?:day)?|Sat(?:urday)?)(?:-\w+)? \d{1,2}(?::\d\d)?(?:[AP]M)?-\d{1,2}(?::\d\d)?(?:[AP]M)?(?: EAT)?/g;
    const ours = [...hours.short, ...hours.long];
    expect(findAll(times, ([found]) => ours.some((known) => known.startsWith(found)))).toEqual([]);
    const typed = globSync("data/**/*.{ts,md}", { exclude: ["data/load/format.ts"] }).filter((file) =>
      readFileSync(file, "utf8").match(times),
    );
    expect(typed, "hours are facts of company.ts").toEqual([]);
  });
});

test("texts with the number of priced offers have the right number", () => {
  const numbers = Array.from({ length: 13 }, (_, count) => data.formatCount(count, "en"));
  const priced = {
    services: data.listServices("en").filter(({ price }) => price !== null).length,
    products: data.listProducts("en").length,
  };
  const named = new RegExp(
    `\\b(${numbers.join("|")}) (?:\\[)?(services|products)\\b(?=[^.;|]*\\bpric)`,
    "gi",
  );
  const isRight = ([, count = "", what = ""]: RegExpExecArray) =>
    numbers.indexOf(count.toLowerCase()) === priced[what as keyof typeof priced];
  expect("Four services and ten products have a price.".match(named)).toHaveLength(2);
  expect(findAll(named, isRight)).toEqual([]);
});

test.each(sampleCompanies)("the documentation of the sample, $name, names the sample's tools", () => {
  const documentation = data.findInfoPage("/docs", "en")?.body ?? "";
  const missing = sampleTools.filter((id) => !documentation.includes(`](/tools/${id}#workflow)`));
  expect(missing).toEqual([]);
});

/** The class of data in section 49 of the Data Protection Act, with examples. */
const wording = {
  en: "ensitive data, such as health, belief, property or family details,",
  sw: "ata nyeti, kama ya afya, imani, mali au familia,",
};

// Another company writes about its own law.
test.each(sampleCompanies.flatMap(() => data.locales))(
  "the pages name the data that may leave the country only with consent in one wording, as a class (%s)",
  (locale) => {
    const answersOf = (tool: string) =>
      data
        .findTool(tool, locale)
        ?.faqs.map(({ answer }) => answer)
        .join(" ");
    for (const text of [
      data.findInfoPage("/security", locale)?.body,
      data.findInfoPage("/gdpr", locale)?.body,
      answersOf("ai-mpesa-analyzer"),
      answersOf("e-statement-analyzer"),
      data
        .findIndustry("non-profit", locale)
        ?.fits.map(({ why }) => why)
        .join(" "),
      data.getWords(locale).products.catalogue.sensitive,
    ])
      expect(text).toContain(wording[locale]);
    const closed = allTexts(locale).filter(({ text }) =>
      /health, property (and|or) famil|about health, property|afya, mali (na|au) famil/.test(text),
    );
    expect(closed).toEqual([]);
  },
);
