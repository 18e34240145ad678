import { describe, expect, test } from "vitest";
import { company as today } from "#data/company.ts";
import { listLeftovers, ownStory } from "#workers/local/setup/list-leftovers.ts";
import { ProjectFiles } from "#workers/local/setup/project-files.ts";
import { findSampleAmounts, recordSample } from "#workers/local/setup/sample.ts";
import { sampleCompanies } from "./sample-company.ts";

/** The work that remains after `npm run setup`, as every run of it lists it. Nothing is written to the project. */

const project = new ProjectFiles(".");
const samplePath = "workers/local/setup/sample.json";

/** A place without the words that were found there: `data/products.ts:12 (KRA), 15 (M-Pesa)` is `data/products.ts:12,15`. */
const withoutWords = (place = "") => place.replace(/ \([^)]*\)/g, "").replaceAll(", ", ",");

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
  expect(Object.keys(logos)).toEqual(expect.arrayContaining(["public/favicon.svg", ".github/home.png"]));
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

  test("pages whose address names the old country are listed by their English files", () => {
    const places = titled(today, "Pages whose address");
    expect(places).toContain("data/tools/ai-mpesa-analyzer.ts");
    expect(places).toContain("data/posts/ai-transformation-kenyan-businesses.md");
    expect(places.filter((place) => /^data\/sw\/|chatbot/.test(place))).toEqual([]);
    expect(listLeftovers(recorded, today, today).map(({ title }) => title)).not.toContainEqual(
      expect.stringMatching(/^Pages whose address/),
    );
  });

  test("a logo is listed in any colours, and until its drawing changes", () => {
    const files = new ProjectFiles(".");
    const listed = (company: typeof today) =>
      listLeftovers(files, company, company).find(({ title }) => title.startsWith("Logos"))?.places ?? [];
    recordSample(files, today);
    const icon = files.list("public/*.png")[0] ?? "";
    const [logo, favicon] = ["public/press/symbol.svg", "public/favicon.svg"];
    files.write(logo, files.read(logo).replace(/#\w{6}/g, "#123456"));
    // As if the icons had been drawn again, in other colours.
    const sample = JSON.parse(files.read(samplePath));
    files.write(samplePath, JSON.stringify({ ...sample, logos: { ...sample.logos, [icon]: "other" } }));
    expect(listed(ugandan)).toEqual(expect.arrayContaining([logo, favicon, icon]));
    expect(listed(today)).toEqual([]);
    for (const path of [logo, favicon]) files.write(path, files.read(path).replace("<circle", "<ellipse"));
    expect(listed(ugandan).filter((path) => [logo, favicon, icon].includes(path))).toEqual([]);
  });

  test("the README's picture of the sample's home page is listed until it changes", () => {
    expect(titled(ugandan, "The sample's home page")).toEqual([".github/home.png"]);
    const files = new ProjectFiles(".");
    const { logos, ...sample } = JSON.parse(recorded.read(samplePath));
    files.write(samplePath, JSON.stringify({ ...sample, logos: { ...logos, ".github/home.png": "other" } }));
    const titles = listLeftovers(files, ugandan, ugandan).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith("The sample's home page"))).toEqual([]);
  });

  test("each text that tells the sample company's own story is listed", () => {
    const places = titled(today, "Texts that explain");
    expect(places).toContainEqual(expect.stringMatching(/^data\/info\/press\.md:\d/));
    expect(places).toHaveLength(today.languages.flatMap((language) => ownStory[language]).length);
  });

  test("texts about tax and law are listed before other texts of the old country", () => {
    const titles = listLeftovers(recorded, today, ugandan).map(({ title }) => title);
    const [first, ...others] = titles.filter((title) => title.startsWith("Texts"));
    expect(first).toContain(today.buying.taxAuthority.short);
    expect(others[0]).toContain(today.country.adjective);
    expect(others[0]).not.toContain(today.buying.taxAuthority.short);
  });

  test.each([
    [
      "Texts about tax and law",
      ["SHIF", "Housing Levy", "HELB", "SASRA", "PAYE", "the Data Protection Act", "the Income Tax Act"],
    ],
    ["Texts that name", ["Eldoret", "Kiambu", "Murang’a"]],
  ])("“%s”: a text with one of the country's own names is listed", (title, names) => {
    const files = new ProjectFiles(".");
    const path = "data/products.ts";
    files.write(path, names.map((name) => `"Ours since we know ${name}."`).join("\n"));
    const [places] = listLeftovers(files, ugandan, ugandan)
      .filter((leftover) => leftover.title.startsWith(title))
      .map((leftover) => leftover.places.filter((place) => place.startsWith(path)).map(withoutWords));
    expect(places).toEqual([`${path}:${names.map((_, index) => index + 1).join(",")}`]);
  });

  test.each([
    [
      "Texts that name days",
      "data/pages/about.ts",
      ["On Saturdays, a colleague", "within 3 working days", "Jumapili", "siku 3 za kazi"],
    ],
    [
      "Texts with the old VAT of 16%",
      "data/products.ts",
      ["VAT 16%", "VAT at 16 %", "from 2,500 (2,900 with VAT)", "11,500 pamoja na VAT"],
    ],
  ])("“%s”: promises and percentages of the sample are listed", (title, path, promises) => {
    const files = new ProjectFiles(".");
    files.write(path, [...promises, "in 116% of 3 days"].join("\n"));
    const company = { ...ugandan, buying: { ...ugandan.buying, vatPercent: 18 } };
    const places = listLeftovers(files, today, company).find((leftover) => leftover.title.startsWith(title));
    expect(places?.places).toContain(`${path}:${promises.map((_, index) => index + 1).join(",")}`);
  });

  test("the line about closed Sundays is listed unless the company is open then, and no comment of code is", () => {
    const files = new ProjectFiles(".");
    const path = "data/pages/about.ts";
    const lines = [
      "// Open on Sundays.",
      "/** On Sundays. */",
      'sundays: "Closed"',
      'text: "Even on Sundays"',
    ];
    files.write(path, lines.join("\n"));
    const open = { ...ugandan, hours: [{ days: ["Sunday" as const], open: ["08:00-18:00"] }] };
    const listed = [ugandan, open].map((company) =>
      listLeftovers(files, company, company)
        .find(({ title }) => title.startsWith("Texts that name days"))
        ?.places.filter((place) => place.startsWith(path)),
    );
    expect(listed).toEqual([[`${path}:3,4`], [`${path}:4`]]);
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

describe.each(sampleCompanies)("in the project of a company in Uganda with changed texts", () => {
  const ugandan = {
    ...today,
    name: "Nalubaale Works",
    country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },
  };
  /** The places that are listed under a title, when files have these texts. */
  const listedIn = (texts: Record<string, string>, title: string, company: typeof today = ugandan) => {
    const files = new ProjectFiles(".");
    recordSample(files, today);
    for (const [path, text] of Object.entries(texts)) files.write(path, text);
    return (
      listLeftovers(files, company, company).find((leftover) => leftover.title.startsWith(title))?.places ??
      []
    );
  };
  const lineOf = (path: string, places: string[]) => places.find((place) => place.startsWith(`${path}:`));

  test("terms of sale, which the setup does not ask for, are listed as facts", () => {
    const facts = listedIn({}, "Facts").map((place) => place.split(" ")[1]);
    const terms = ["quoteValidDays", "invoiceDueDays", "stages", "risks"];
    expect(facts).toEqual(expect.arrayContaining(terms.map((name) => `buying.${name}`)));
  });

  const promisesIn: [path: string, promises: string[]][] = [
    ["data/pages/about.ts", ["Within 14 days, we refund", "access within 7 days", "for 30 more days"]],
    ["data/tools/lead-scorer.ts", ["Recordings deleted after 30 days", "30 days in advance"]],
    ["data/sw/tools/lead-scorer.ts", ["Ndani ya siku 14", "Hufutwa baada ya siku 30, au", "siku 30 mapema"]],
  ];
  test.each(promisesIn.filter(([path]) => project.exists(path)))(
    "promises within a number of days are listed in %s, and numbers of a story are not",
    (path, promises) => {
      const stories = [
        "a shop opens 26 days a month",
        "baada ya siku 30, 60 na 90",
        "wait three days",
        "siku 4",
      ];
      const places = listedIn({ [path]: [...promises, ...stories].join("\n") }, "Texts that name days");
      expect(lineOf(path, places)).toBe(`${path}:${promises.map((_, index) => index + 1).join(",")}`);
    },
  );

  test.each([
    [
      "Texts about tax and law",
      [
        "P9 forms",
        "[Data Commissioner](",
        "Source: kra.go.ke",
        "(https://new.kenyalaw.org/akn)",
        "Kamishna wa Ulinzi wa Data",
      ],
    ],
    ["Texts that name", ["at the county offices", "a flat in Ruaka"]],
    ["Texts that name", ["Sheng", "a chama loan", "no PIN", "Fuliza", "from 0722•••118", "2547*****118"]],
  ])("“%s”: more words of the country are listed", (title, names) => {
    const path = "data/products.ts";
    const places = listedIn({ [path]: [...names, "PINK machamani KCAL 0722"].join("\n") }, title);
    expect(withoutWords(lineOf(path, places))).toBe(
      `${path}:${names.map((_, index) => index + 1).join(",")}`,
    );
  });

  test("beside the lines are the words that were found in them", () => {
    const path = "data/products.ts";
    const text = "M-PESA\n\nfor M-PESA\nKRA, M-Pesa and M-Pesa in Thika\neTIMS";
    expect(lineOf(path, listedIn({ [path]: text }, "Texts that name"))).toBe(
      `${path}:1,3 (M-PESA), 4 (M-Pesa, Thika)`,
    );
    expect(lineOf(path, listedIn({ [path]: text }, "Texts about tax and law"))).toBe(
      `${path}:4 (KRA), 5 (eTIMS)`,
    );
  });

  test("a text that names Swahili is listed if the site is in English only", () => {
    const path = "data/info/press.md";
    const text = "In English or Swahili.\n<!-- if swahili --> In Swahili.<!-- end -->\n";
    const title = "The site is in English only, but";
    expect(lineOf(path, listedIn({ [path]: text }, title, { ...ugandan, languages: ["en"] }))).toBe(
      `${path}:1`,
    );
    expect(listedIn({ [path]: text }, title, { ...ugandan, languages: ["en", "sw"] })).toEqual([]);
  });

  test.each(["public/favicon.svg", "public/press/symbol.svg", "app/ui/mark.tsx"])(
    "%s is listed as a drawing program or a formatter writes it, until a measure changes",
    (path) => {
      const saved = project
        .read(path)
        .replace(/><\/(?:path|circle)>/g, " />")
        .replace(/(?<=fill=|stroke=)"[^"]*"/g, '"royalblue"')
        .replace(/<circle cx="(\d+)" cy="(\d+)"/g, '<circle\n  cy="$2"\n  cx="$1"')
        .replace("M0 14h40", "M0,14h40");
      expect(saved).not.toBe(project.read(path));
      expect(listedIn({ [path]: saved }, "Logos")).toContain(path);
      expect(listedIn({ [path]: saved.replace('r="12"', 'r="13"') }, "Logos")).not.toContain(path);
    },
  );
});
