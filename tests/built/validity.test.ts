import { existsSync, globSync } from "node:fs";
import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { getCompany } from "#data/index.ts";
import { pages } from "./html.ts";

const { analytics } = getCompany("en");

const config: ConfigData = {
  root: true,
  // What the HTML standard asks for, and names for links, buttons, pictures and fields; axe looks at the drawn page (tests/e2e).
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  rules: {
    // Hashes are for files from elsewhere. The only one is the script that counts visits, which its provider may change.
    "require-sri": ["error", { target: "crossorigin", ...(analytics && { exclude: [analytics.script] }) }],
    // The header has its navigation twice, of which one is shown; a filter's form sends itself; a listing is a <pre>.
    "unique-landmark": "off",
    // A screen that takes the page's place has a heading of its own.
    "heading-level": ["error", { sectioningRoots: ["dialog", '[role="dialog"]', "template"] }],
    "wcag/h32": "off",
    "prefer-native-element": "off",
    "wcag/h63": "off",
  },
};

/** Every page in one language: two whose markup is the same differ in words alone. Articles have markup of their own. */
const files = globSync("build/client/**/*.html").filter((file) => {
  const english = file.replace("client/sw/", "client/");
  return english === file || file.includes("/blog/") || !existsSync(english);
});

test("every page is valid HTML", { timeout: 120_000 }, async () => {
  const { results } = await new HtmlValidate(config).validateMultipleFiles(files);
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});

test("a field has no attribute that is none of HTML's", () => {
  const inputs = [...pages.values()].flatMap((page) => page.querySelectorAll("input"));
  expect(
    inputs.filter((input) => input.hasAttribute("text") || input.hasAttribute("title")).map(String),
  ).toEqual([]);
});

test("where a class changes the size of text, another says the leading again", () => {
  const lists = [...pages.values()].flatMap((page) =>
    page.querySelectorAll("[class*=leading-]").map((element) => element.classNames),
  );
  const losing = lists.filter((list) =>
    Array.from(list.matchAll(/(\S+:)text-(?:sm|base|lg|\d?xl|large|heading|title|intro)(?= |$)/g)).some(
      ([, width]) => !list.split(" ").some((name) => name.startsWith(`${width}leading-`)),
    ),
  );
  expect(new Set(losing)).toEqual(new Set());
});
