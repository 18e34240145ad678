import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { forms } from "#app/leads/contract/forms.ts";
import { pagesIn } from "./html.ts";
import { oneLine } from "./text.ts";

/** Words that are in nearly every English sentence or button, and in no Swahili one. */
const functionWords = new RegExp(
  `(?<![\\p{L}’'])(?:${[
    "the",
    "and",
    "with",
    "from",
    "your",
    "you",
    "our",
    "we",
    "are",
    "is",
    "was",
    "this",
    "that",
    "which",
    "when",
    "what",
    "where",
    "how",
    "will",
    "not",
    "have",
    "has",
    "for",
    "of",
    "or",
    "all",
    "more",
    "each",
    "started",
    "learn",
    "read",
    "month",
    "day",
    "week",
    "year",
    "free",
    "price",
    "see",
  ].join("|")})(?![\\p{L}’'])`,
  "iu",
);

/** What is English on a Swahili page on purpose: quotes and listings. */
const quotes = '[lang="en"], pre, code, script, style, meta:not([name=description])';

/** Names that are English wherever they are: of offices, of forms and their values, of lines in a statement of M-Pesa. */
const names = [
  // What a template to copy leaves open.
  /\{\w+\}/g,
  /Office of the Data Protection Commissioner|(?:M-PESA )?for Business|Consumer Protection Act/g,
  new RegExp([...Object.keys(forms), "1-month"].join("|"), "g"),
  /(?:Merchant Payment|Pay Bill|Pay Utility|Customer \w+|Reversal|OverDraft|Deposit) (?:from|to|of|At)\b.*/g,
];

/** The texts of a page, with those that a screen reader hears and a search engine shows. */
function textsOf(page: HTMLElement): string[] {
  const shown = parse(page.toString());
  for (const part of shown.querySelectorAll(quotes)) part.remove();
  const attributes = ["aria-label", "alt", "placeholder", "title", "content", "data-column", "data-copied"];
  return [
    ...shown
      .querySelectorAll("*")
      .flatMap((element) =>
        element.childNodes.flatMap((node) => (node.nodeType === 3 ? [oneLine(node.text)] : [])),
      ),
    ...shown
      .querySelectorAll("*")
      .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])),
  ].filter(Boolean);
}

test("no English is left over on a Swahili page", () => {
  const swahiliPages = pagesIn("sw");
  expect(swahiliPages.length).toBeGreaterThan(70);
  /** Each text with the first page that has it. */
  const left = new Map<string, string>();
  for (const [path, page] of swahiliPages) {
    for (const text of textsOf(page)) {
      const rest = names.reduce((kept, name) => kept.replace(name, ""), text);
      if (functionWords.test(rest) && !left.has(rest)) left.set(rest, path);
    }
  }
  expect([...left].map(([text, path]) => `${path}: ${text}`)).toEqual([]);
});
