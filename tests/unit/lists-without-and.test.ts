import { expect, test } from "vitest";
import { findListsWithoutAnd } from "#tests/texts/lists-without-and.ts";

test.each([
  [
    "Bring the price list, opening hours, one week’s questions.",
    "Bring the price list, opening hours, one week’s questions",
  ],
  ["Four dates: applied, complete, decided. Average the gaps.", "applied, complete, decided"],
  ["An hour (pay, contributions, rent) costs KSh 300.", "pay, contributions, rent"],
  ["- Pages\n- Photos, slips, chats\n- Calls", "- Photos, slips, chats"],
])("%s has a list without “and”", (text, list) => {
  expect(findListsWithoutAnd(text)).toEqual([list]);
});

test.each([
  "Bring the price list, opening hours and one week’s questions.",
  "Bring the price list, opening hours, or one week’s questions.",
  "In Nakuru, Kenya, we open at 8AM.",
  "If it fails, you stop, and we pay back the rest.",
  "An article, a carousel (a post of several slides) and captions.",
  "On Enterprise, yes, through the M-Pesa API.",
  "It was billed for 226 litres, some 29 more, worth about KSh 5,100.",
  "| Photos, slips, chats | [Step 2, step 3](/docs, x, y) |",
  "```text\nname, due date, balance\n```",
  'In Swahili: <span lang="sw">Kiasi, tarehe, jina</span>.',
])("%s has none", (text) => {
  expect(findListsWithoutAnd(text)).toEqual([]);
});
