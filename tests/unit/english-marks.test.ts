import { expect, test } from "vitest";
import { tagEnglishParts } from "#app/seo/english-parts.ts";
import { isMarked, markEnglish, withoutMarks } from "#data/load/english-marks.ts";
import { fill } from "#data/load/fill.ts";

const label = markEnglish("How did you hear about us?");

test.each([
  ["a whole text", `<p class="a">${label}</p>`, '<p class="a" lang="en">How did you hear about us?</p>'],
  [
    "a text with a span in it",
    `<p>${markEnglish("By <span>M-Pesa</span> only")}</p>`,
    '<p lang="en">By <span>M-Pesa</span> only</p>',
  ],
  [
    "an English sentence that names an English field",
    `<p>${fill(markEnglish("Please fill in {field}"), { field: label })}</p>`,
    '<p lang="en">Please fill in How did you hear about us?</p>',
  ],
  [
    "a text beside an icon",
    `<a><svg><use href="#x"></use></svg>${label}</a>`,
    '<a lang="en"><svg><use href="#x"></use></svg>How did you hear about us?</a>',
  ],
  [
    "a button's label",
    `<button aria-label="${label}"><svg></svg></button>`,
    '<button lang="en" aria-label="How did you hear about us?"><svg></svg></button>',
  ],
  [
    "a button with a label and a text",
    `<button title="${label}">${label}</button>`,
    '<button lang="en" title="How did you hear about us?">How did you hear about us?</button>',
  ],
])("%s is tagged", (_, html, expected) => {
  expect(tagEnglishParts(html)).toBe(expected);
});

test.each([
  ["a Swahili text that names an English field", `<p>Tafadhali jaza: ${label}</p>`],
  ["the label of a group with Swahili contents", `<nav aria-label="${label}">Zana</nav>`],
  ["data for a script", `<script type="application/json">{"label":"${label}"}</script>`],
  ["a text without marks", "<p>Jina</p>"],
])("%s keeps the page's language, without marks", (_, html) => {
  expect(tagEnglishParts(html)).toBe(withoutMarks(html));
});

test("a visitor's text is not read as a mark, even if it has tag characters, as Scotland's flag emoji does", () => {
  const flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";
  expect([isMarked(flag), isMarked(label)]).toEqual([false, true]);
  expect(withoutMarks(fill(markEnglish("Thank you, {name}!"), { name: flag }))).toBe(`Thank you, ${flag}!`);
});
