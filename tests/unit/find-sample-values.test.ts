import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findSampleValues } from "#workers/local/find-sample-values.ts";

const company = {
  siteUrl: "https://duka.co.ke",
  email: "hello@duka.co.ke",
  phones: ["+254 711 000 001", "+254 700 000 101"] as [string, string],
  whatsapp: "+254 711 000 001",
};

test("sample emails are found in a list and after a name; empty settings and other emails are accepted", () => {
  const to = "owner@duka.co.ke, leads@tiririka.example";
  expect(findSampleValues({ LEADS_TO: to, LEADS_FROM: "Site <site@a.example>" }, company)).toEqual([
    "LEADS_TO in wrangler.toml",
    "LEADS_FROM in wrangler.toml",
  ]);
  const fine = { LEADS_TO: "", LEADS_FROM: "Site <site@example.co.ke>", OTHER: "https://a.example" };
  expect(findSampleValues(fine, company)).toEqual([]);
});

test.each([
  ["siteUrl", "https://tiririka.example"],
  ["email", "hello@tiririka.example"],
  ["phones", ["+254 711 000 001", "+254 000 000 002"]],
  ["whatsapp", "+254000 000 003"],
])("a sample %s is found in data/company.ts", (name, value) => {
  expect(findSampleValues({}, { ...company, [name]: value })).toEqual([`${name} in data/company.ts`]);
});

test("the deploy workflow uses only npm run deploy, which looks for sample values", () => {
  const { jobs } = parse(readFileSync(".github/workflows/deploy.yml", "utf8"));
  const steps: { run?: string; uses?: string }[] = jobs.deploy.steps;
  expect(steps.map(({ run }) => run)).toContain("npm run deploy");
  expect(steps.filter(({ run = "", uses = "" }) => /wrangler/.test(run + uses))).toEqual([]);
});
