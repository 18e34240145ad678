import { expect, test } from "vitest";
import { findUnplainWords } from "#tests/texts/unplain-words.ts";

test.each([
  ["We tell you ahead of the date.", "ahead of"],
  ["Rules and a calendar alone save four days.", "alone"],
  ["When is it deleted, backups included?", "included"],
  ["Five days beat anybody’s memory, mine included. Stop there.", "included"],
  ["Whoever answers knows your workflow.", "Whoever"],
])("%s has “%s”, which the site does not use", (text, word) => {
  expect(findUnplainWords(text).map(({ found }) => found)).toEqual([word]);
});

test.each([
  "Start with the task that costs most, and leave the others alone.",
  "Training is included. Hosting is not included, and included fixes end with the guarantee.",
  "The tool is better by KSh 1,500.",
])("%s is plain", (text) => {
  expect(findUnplainWords(text)).toEqual([]);
});
