import { existsSync, globSync } from "node:fs";
import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { getCompany } from "#data/index.ts";
import { pages } from "./html.ts";

const { analytics } = getCompany("en");

const config: ConfigData = {
  root: true,
  // The rules of the HTML standard, and rules for names of links, buttons, pictures and fields. tests/e2e runs axe on
  // rendered pages.
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  rules: {
    // Integrity hashes are required only for files of other sites. The script that counts visits is excluded, because
    // its provider may change it.
    "require-sri": ["error", { target: "crossorigin", ...(analytics && { exclude: [analytics.script] }) }],
    // The header contains its navigation twice. Only one of the two is visible.
    "unique-landmark": "off",
    // A dialog has its own order of headings.
    "heading-level": ["error", { sectioningRoots: ["dialog", '[role="dialog"]', "template"] }],
    // A filter's form needs no submit button, because each change filters the list.
    "wcag/h32": "off",
    // A code block is a `<pre>` with a role, so that it can be focused and scrolled.
    "prefer-native-element": "off",
    // In a simple table, a header cell needs no `scope`.
    "wcag/h63": "off",
  },
};

/**
 * Each page in one language, because both versions differ only in words. Articles have different markup, so both
 * versions are checked.
 */
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

test("no element has an attribute `style`, which the Content Security Policy would make without effect", () => {
  const styled = [...pages].flatMap(([path, page]) =>
    page
      .querySelectorAll("[style]")
      .map(({ attributes: { style } }) => `${path}: the policy's style-src blocks style="${style}"`),
  );
  expect(styled).toEqual([]);
});

test("an input has no attribute `text` or `title`", () => {
  const inputs = [...pages.values()].flatMap((page) => page.querySelectorAll("input"));
  expect(
    inputs.filter((input) => input.hasAttribute("text") || input.hasAttribute("title")).map(String),
  ).toEqual([]);
});

test("an element with a class for the font size also has one for the line height", () => {
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
