import { describe, expect, test } from "vitest";
import { company as today } from "#data/company.ts";
import { listLeftovers, ownStory } from "#workers/local/setup/list-leftovers.ts";
import { ProjectFiles } from "#workers/local/setup/project-files.ts";
import { findSampleAmounts, recordSample } from "#workers/local/setup/sample.ts";
import { sampleCompanies } from "./sample-company.ts";

/** The work that remains after `npm run setup`, as every run of it lists it. Nothing is written to the project. */

const project = new ProjectFiles(".");
const samplePath = "workers/local/setup/sample.json";
test("each place that is listed is in a file of the project", () => {
  const places = listLeftovers(project, today, today).flatMap((leftover) => leftover.places);
  // Other places are settings and a command.
  const inFile = /^[\w-]+\//;
  for (const place of places.filter((text) => inFile.test(text)))
    expect(project.exists(place.replace(/[: ].*$/, "")), place).toBe(true);
});

test.each(sampleCompanies)("the first setup records the sample as it is, and a later one does not", () => {
  const files = new ProjectFiles(".");
  const price = /(?<=pricing: )[\d_]+/;
  files.write("data/products.ts", files.read("data/products.ts").replace(price, "7_777"));
  recordSample(files, { ...today, name: "Nalubaale Works" });
  expect(files.read(samplePath)).toBe(project.read(samplePath));
  recordSample(files, today);
  const { company, amounts, logos } = JSON.parse(files.read(samplePath));
  expect(company.name).toBe(today.name);
  expect(amounts["data/products.ts"]).toContain("7777");
  expect(Object.keys(logos)).toContain("public/favicon.svg");
});

describe.each(sampleCompanies)("in the project of a company in Uganda with the sample's texts", () => {
  const ugandan = {
    ...today,
    name: "Nalubaale Works",
    country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },
    currency: { code: "UGX", symbol: "USh", name: "Ugandan shillings", plural: "shillings" },
  };
  const recorded = new ProjectFiles(".");
  recordSample(recorded, today);
  const titled = (before: typeof today, words: string) =>
    listLeftovers(recorded, before, ugandan).find(({ title }) => title.startsWith(words))?.places ?? [];

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

  test("each text that tells the sample company's own story is listed", () => {
    const places = titled(today, "Texts that explain");
    expect(places).toContainEqual(expect.stringMatching(/^data\/info\/press\.md:\d/));
    expect(places).toHaveLength(ownStory.length);
  });

  test("texts about tax and law are listed before other texts of the old country", () => {
    const titles = listLeftovers(recorded, today, ugandan).map(({ title }) => title);
    const [first, ...others] = titles.filter((title) => title.startsWith("Texts"));
    expect(first).toContain(today.buying.taxAuthority.short);
    expect(others[0]).toContain(today.country.adjective);
    expect(others[0]).not.toContain(today.buying.taxAuthority.short);
  });

  test.each([
    ["Texts about tax and law", ["SHIF", "Housing Levy", "HELB", "SASRA", "the Data Protection Act"]],
    ["Texts that name", ["Eldoret", "Kiambu", "Murang’a"]],
  ])("“%s”: a text with one of the country's own names is listed", (title, names) => {
    const files = new ProjectFiles(".");
    const path = "data/products.ts";
    files.write(path, names.map((name) => `"Ours since we know ${name}."`).join("\n"));
    const [places] = listLeftovers(files, ugandan, ugandan)
      .filter((leftover) => leftover.title.startsWith(title))
      .map((leftover) => leftover.places.filter((place) => place.startsWith(path)));
    expect(places).toEqual([`${path}:${names.map((_, index) => index + 1).join(",")}`]);
  });

  test.each([
    [
      "Texts that name days",
      "data/pages/about.ts",
      ["On Saturdays, a colleague", "within 3 working days", "Jumapili", "siku 3 za kazi"],
    ],
    ["Texts with the old VAT of 16%", "data/products.ts", ["VAT 16%", "VAT at 16 %"]],
  ])("“%s”: promises and percentages of the sample are listed", (title, path, promises) => {
    const files = new ProjectFiles(".");
    files.write(path, [...promises, "in 116% of 3 days"].join("\n"));
    const company = { ...ugandan, buying: { ...ugandan.buying, vatPercent: 18 } };
    const places = listLeftovers(files, today, company).find((leftover) => leftover.title.startsWith(title));
    expect(places?.places).toContain(`${path}:${promises.map((_, index) => index + 1).join(",")}`);
  });

  test("amounts are listed only until they are converted, and none in the sample's own currency", () => {
    const path = "data/products.ts";
    const isListed = (files: ProjectFiles) =>
      findSampleAmounts(files, ugandan).some((place) => place.startsWith(path));
    expect(isListed(recorded)).toBe(true);
    const converted = new ProjectFiles(".");
    recordSample(converted, today);
    converted.write(
      path,
      project
        .read(path)
        .replace(/(?<=pricing: |setup: |hosting: |maintenance: |each: |hourCost: )[\d_]+/g, "7_777"),
    );
    expect(isListed(converted)).toBe(false);
    expect(findSampleAmounts(project, today)).toEqual([]);
  });
});
