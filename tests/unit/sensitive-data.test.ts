import { expect, test } from "vitest";
import { findIndustry, findInfoPage, findTool, getWords, locales } from "#data/index.ts";
import { allTexts } from "./all-texts.ts";
import { sampleCompanies } from "./sample-company.ts";

/** The class of data in section 49 of the Data Protection Act, with examples. */
const wording = {
  en: "ensitive data, such as health, belief, property or family details,",
  sw: "ata nyeti, kama ya afya, imani, mali au familia,",
};

// Another company writes about its own law.
test.each(sampleCompanies.flatMap(() => locales))(
  "the pages name the data that may leave the country only with consent in one wording, as a class (%s)",
  (locale) => {
    const answersOf = (tool: string) =>
      findTool(tool, locale)
        ?.faqs.map(({ answer }) => answer)
        .join(" ");
    for (const text of [
      findInfoPage("/security", locale)?.body,
      findInfoPage("/gdpr", locale)?.body,
      answersOf("ai-mpesa-analyzer"),
      answersOf("e-statement-analyzer"),
      findIndustry("non-profit", locale)
        ?.fits.map(({ why }) => why)
        .join(" "),
      getWords(locale).products.catalogue.sensitive,
    ])
      expect(text).toContain(wording[locale]);
    const closed = allTexts(locale).filter(({ text }) =>
      /health, property (and|or) famil|about health, property|afya, mali (na|au) famil/.test(text),
    );
    expect(closed).toEqual([]);
  },
);
