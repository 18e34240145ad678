import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { company } from "#data/company.ts";
import { applyAnswers, readOptions } from "#workers/local/setup/answers.ts";
import { askQuestions } from "#workers/local/setup/ask.ts";
import { countryFacts, listTimeZones, readCountry } from "#workers/local/setup/country.ts";
import { readHours, writeHours } from "#workers/local/setup/hours.ts";
import { questions } from "#workers/local/setup/questions.ts";
import { slugOf } from "#workers/local/setup/write-facts.ts";

const today = {
  company: {
    ...company,
    name: "Duka",
    siteUrl: "https://duka.example",
    ...countryFacts("KE", "Africa/Nairobi"),
  },
  leadsTo: "leads@duka.example",
  leadsFrom: "Duka website <website@duka.example>",
};

describe("opening hours", () => {
  const typed = "Monday-Friday 08:00-12:30 13:30-17:00; Saturday, Sunday 09:00-14:00";

  test("are read and written in one form", () => {
    expect(writeHours(readHours(typed))).toBe(typed);
    expect(writeHours(readHours("mon-wed, fri 8:00 - 12:30, 13:30-17:00"))).toBe(
      "Monday, Tuesday, Wednesday, Friday 08:00-12:30 13:30-17:00",
    );
  });

  test.each([
    ["Funday 08:00-17:00", "Funday"],
    ["Monday", "Write the hours as"],
    ["Friday-Monday 08:00-17:00", "order of the week"],
  ])("“%s” is refused", (text, reason) => {
    expect(() => readHours(text)).toThrow(reason);
  });
});

describe("a country", () => {
  test("is read by its code or its name", () => {
    expect(["ug", "UG", "Uganda"].map(readCountry)).toEqual(["UG", "UG", "UG"]);
    expect(() => readCountry("Atlantis")).toThrow("Atlantis");
  });

  test("gives the currency, the calling code and the time zone", () => {
    expect(countryFacts("UG", "Africa/Kampala")).toEqual({
      country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },
      currency: { code: "UGX", symbol: "USh", name: "Ugandan shillings", plural: "shillings" },
      timeZone: { name: "East Africa Time", short: "EAT", iana: "Africa/Kampala" },
    });
  });

  // Countries with a long name, a currency symbol with a space, a calling code with an area code, or several time
  // zones.
  test.each(["CD", "SN", "DO", "US", "NP", "DE", "GB"])("%s fits the company's schema", (code) => {
    const { company: moved } = applyAnswers(today, { country: code });
    expect(moved.country.code).toBe(code);
    expect(listTimeZones(code)).toContain(moved.timeZone.iana);
  });

  test("accepts another of its time zones, and none of another country", () => {
    const options = { country: "US", "time-zone": "America/New_York" };
    expect(applyAnswers(today, options).company.timeZone).toMatchObject({ short: "EST" });
    expect(() => applyAnswers(today, { ...options, "time-zone": "Africa/Nairobi" })).toThrow("--time-zone: ");
  });
});

describe("answers", () => {
  test("that equal today's facts change nothing", () => {
    const answers = questions.map(({ option, today: read }) => [option, read(today)]);
    expect(applyAnswers(today, Object.fromEntries(answers))).toEqual(today);
  });

  test("are options, of which some may be given several times", () => {
    const { answers } = readOptions(["--phone", "+256 700 000 011", "--phone", "+256 700 000 012"]);
    expect(applyAnswers(today, answers).company.phones).toEqual(["+256 700 000 011", "+256 700 000 012"]);
    expect(() => readOptions(["--nmae", "Duka"])).toThrow("--nmae");
  });

  test("change the facts that depend on them: the sender of mails, the tax authority's short name", () => {
    const { leadsFrom, company: other } = applyAnswers(today, {
      name: "Nalubaale Works",
      domain: "https://Nalubaale.ug/",
      "tax-authority": "Uganda Revenue Authority",
    });
    expect(leadsFrom).toBe("Nalubaale Works website <website@nalubaale.ug>");
    expect(other.siteUrl).toBe("https://nalubaale.ug");
    expect(other.buying.taxAuthority.short).toBe("URA");
  });

  test("with another country remove the withholding tax, which is a law of the old one", () => {
    const withholding = { feePercent: 5, feeFrom: 24_000, vatPercent: 2 };
    const kenyan = { ...today, company: { ...today.company, buying: { ...company.buying, withholding } } };
    const moved = (country: string) => applyAnswers(kenyan, { country }).company.buying;
    expect(moved("Kenya").withholding).toEqual(withholding);
    expect(moved("Uganda")).not.toHaveProperty("withholding");
  });

  test("that are wrong are all reported, with their options", () => {
    const wrong = {
      tagline: "",
      domain: "no domain",
      email: "nobody",
      phone: "0700 000 011",
      country: "Atlantis",
      vat: "much",
      "tax-authority-short": "18%",
      hours: "always",
      languages: "fr",
      "leads-to": "sales@duka.example, nobody",
      "leads-from": "Duka <nobody>",
    };
    let message = "";
    try {
      applyAnswers(today, wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    const named = message.split("\n").map((line) => line.split(":")[0]);
    expect(named).toEqual(Object.keys(wrong).map((option) => `--${option}`));
  });

  test("a language without texts is refused in a sentence that names the possible answers", () => {
    expect(() => applyAnswers(today, { languages: "en, fr" })).toThrow(
      '--languages: There are no texts in "fr". Write en, or en,sw',
    );
  });

  test("a company that charges no VAT may charge it later", () => {
    const none = applyAnswers(today, { vat: "none" });
    expect(none.company.buying.vat).toBe("none");
    expect(applyAnswers(none, { vat: "18%" }).company.buying).toMatchObject({
      vat: "excluded",
      vatPercent: 18,
    });
  });
});

test("in a terminal, Enter keeps the answer that is shown, and typing replaces it", async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const typed = new Map([["name", "Kaba"]]);
  const given = Object.fromEntries(
    questions
      .filter(({ option }) => !["name", "tagline", "town"].includes(option))
      .map(({ option, today: read }) => [option, read(today)]),
  );
  const answered = new Set<string>();
  output.on("data", (drawn) => {
    // A prompt is drawn again after each key.
    const asked = questions.find(({ option, ask }) => !answered.has(option) && String(drawn).includes(ask));
    if (!asked) return;
    answered.add(asked.option);
    // The prompt listens for keys only after it was drawn.
    setImmediate(() => input.write(`${typed.get(asked.option) ?? ""}\r`));
  });
  const answers = await askQuestions(today, given, { input, output });
  expect(answers).toMatchObject({ name: "Kaba", tagline: today.company.tagline, town: today.company.town });
});

test("a Worker is named after the company, with the characters that a URL may have", () => {
  expect(slugOf("Łódź & Söhne — Büro 2")).toBe("odz-sohne-buro-2");
});
