import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as data from "#data/index.ts";
import { findTexts } from "#data/schemas/texts.ts";

/** Texts from this length on are sentences, not identifiers or class names. */
const sentence = 24;

test("no script for the browser contains a page's sentences", () => {
  const texts = data.locales.flatMap((locale) =>
    findTexts([
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
  // A script may escape quotes, backslashes and newlines, so compare only the part before the first of them.
  const parts = new Set(texts.map(({ text }) => text.split(/["\\\n]/, 1)[0] ?? ""));
  const content = [...parts].filter((part) => part.length >= sentence && part.includes(" "));
  expect(content.length).toBeGreaterThan(1000);
  // The large props of a page's island are a module too, but only this page loads it.
  const scripts = globSync("build/client/assets/*.js", { exclude: ["**/props-*.js"] }).map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const all = scripts.join("\n");
  expect(content.filter((part) => all.includes(part))).toEqual([]);
});
