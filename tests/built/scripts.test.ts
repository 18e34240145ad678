import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as data from "#data/index.ts";

/** Long enough to be somebody's sentence, not an identifier or a class string. */
const sentence = 24;

function sentences(value: unknown): string[] {
  if (typeof value === "string") return value.length >= sentence && value.includes(" ") ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(sentences) : [];
}

test("no content is in a client script", () => {
  const content = data.locales.flatMap((locale) =>
    sentences([
      data.getWords(locale),
      data.listTools(locale),
      data.listServices(locale),
      data.listSolutions(locale),
      data.listProducts(locale),
      data.listPosts(locale),
      data.listCaseStudies(locale),
      data.listTestimonials(locale),
      data.listTeam(locale),
      data.listIndustries(locale),
      data.listInfoPages(locale),
    ]),
  );
  expect(content.length).toBeGreaterThan(1000);
  const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
  expect(scripts.length).toBeGreaterThan(5);
  const all = scripts.join("\n");
  expect(
    content.filter((text) => all.includes(text) || all.includes(JSON.stringify(text).slice(1, -1))),
  ).toEqual([]);
});
