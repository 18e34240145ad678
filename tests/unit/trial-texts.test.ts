import { expect, test } from "vitest";
import { toolPage } from "#app/content/tool-page.ts";
import { findTool, getCompany, getWords, listTools, locales } from "#data/index.ts";
import { sampleCompanies } from "./sample-company.ts";

test.each(locales)(
  "the text for a plan asks for the trial, and names the plan only for the time after it (%s)",
  (locale) => {
    // Most trials have the limits of the smallest plan.
    const [trial, later, ...others] = getWords(locale).getStarted.form.aboutTrial.split(/(?<=\.) /);
    expect(trial).toContain(String(getCompany(locale).claims.trialDays));
    expect(trial).not.toContain("{title}");
    expect(later).toContain("{title}");
    expect(others).toEqual([]);
  },
);

test.each(locales)("every tool’s prices say what its trial includes (%s)", (locale) => {
  const words = getWords(locale);
  for (const tool of listTools(locale)) {
    const { intro } = toolPage(tool, words).pricing;
    expect(intro).not.toMatch(/[{}]/);
    if (tool.status !== "Coming Soon")
      expect(intro).toContain(tool.trial || words.tools.detail.pricing.trial);
  }
});

// Another company has trials of its own.
test.each(
  sampleCompanies.flatMap(() => [
    {
      id: "ai-mpesa-analyzer",
      trial: /Professional/,
      said: /(?:days|Siku|siku) \d+ kwenye mpango wa Professional|days on the Professional plan/,
    },
    {
      id: "e-statement-analyzer",
      trial: /five reports|ripoti tano/,
      said: /trial includes five reports|lina ripoti tano/,
    },
    { id: "carousel-creator", trial: /Team, .* 10 |Timu, .* 10 /, said: /Team plan .* 10 |Timu .* 10 / },
    {
      id: "image-generator",
      trial: /Shop’s .* 100 |Duka kubwa .* 100 /,
      said: /Shop plan’s .* 100 |Duka kubwa .* 100 /,
    },
    { id: "ocr-extractor", trial: / 50/, said: /allows 50 pages|lina kurasa 50/ },
  ]),
)("the trial of $id is the one that its questions describe", ({ id, trial, said }) => {
  for (const locale of locales) {
    const tool = findTool(id, locale);
    expect(tool?.trial).toMatch(trial);
    expect(tool?.faqs.map(({ answer }) => answer).join(" ")).toMatch(said);
  }
});
