import { describe, expect, test } from "vitest";
import { company as today } from "#data/company.ts";
import { listLeftovers } from "#workers/local/setup/list-leftovers.ts";
import { ProjectFiles } from "#workers/local/setup/project-files.ts";
import { describeSample, findSampleAmounts } from "#workers/local/setup/sample.ts";
import { sampleCompanies } from "./sample-company.ts";

/** The work that remains after `npm run setup`, as every run of it lists it. Nothing is written to the project. */

const project = new ProjectFiles(".");
const snapshot = "../../workers/local/setup/sample.json";

test.each(sampleCompanies)("sample.json has the sample company's facts, amounts and logos", async () => {
  const sample = describeSample(project, today);
  // After a change of the sample: npx vitest run --config tests/vitest.config.ts --project unit tests/unit/leftovers.test.ts -u
  await expect(`${JSON.stringify(sample, null, 2)}\n`).toMatchFileSnapshot(snapshot);
});

describe.each(sampleCompanies)("in the project of a company in Uganda with the sample's texts", () => {
  const ugandan = {
    ...today,
    name: "Nalubaale Works",
    country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },
    currency: { code: "UGX", symbol: "USh", name: "Ugandan shillings", plural: "shillings" },
  };
  const titled = (before: typeof today, words: string) =>
    listLeftovers(project, before, ugandan).find(({ title }) => title.startsWith(words))?.places ?? [];

  test("a second run of the setup lists amounts, logos and the tax authority as the first one does", () => {
    expect(titled(ugandan, `Amounts that are still in ${today.currency.name}`)).toContainEqual(
      expect.stringMatching(/^data\/products\.ts:\d/),
    );
    const logos = titled(today, "Logos");
    expect(logos).toContain("public/favicon.svg");
    expect(titled(ugandan, "Logos")).toEqual(logos);
    const facts = titled(today, "Facts");
    expect(facts).toContainEqual(expect.stringMatching(/buying\.taxAuthority$/));
    expect(titled(ugandan, "Facts")).toEqual(facts);
  });

  test("amounts are listed only until they are converted, and none in the sample's own currency", () => {
    const path = "data/products.ts";
    const isListed = (files: ProjectFiles) =>
      findSampleAmounts(files, ugandan).some((place) => place.startsWith(path));
    expect(isListed(project)).toBe(true);
    const converted = new ProjectFiles(".");
    converted.write(
      path,
      project.read(path).replace(/(?<=pricing: |setup: |hosting: |maintenance: |each: )[\d_]+/g, "7_777"),
    );
    expect(isListed(converted)).toBe(false);
    expect(findSampleAmounts(project, today)).toEqual([]);
  });
});
