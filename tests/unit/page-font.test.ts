import { expect, test } from "vitest";
import { displayedCharacters } from "#app/publish/page-font.ts";

const styles =
  "h1,h2:not(.plain){font-family:var(--font-display)}@media (width>=40rem){.sm\\:font-display{margin:0;font-family:var(--font-display)}}p{margin:0}";

test.each([
  ["a title, with what is inside it", "<h1>ab<b>c</b></h1>", " abc"],
  ["an element that has the font from a width on", '<p class="sm:font-display">20</p>', " 02"],
  ["a drawn text", '<svg><text font-family="var(--font-display)">GN</text></svg>', " GN"],
  ["an escaped character once", "<h1>a &amp; a</h1>", " &a"],
])("the font of a page has the characters of %s", (_, html, characters) => {
  expect(displayedCharacters(html, styles)).toBe(characters);
});

test("the font of a page leaves out the characters of other texts", () => {
  expect(displayedCharacters('<h2 class="plain">a</h2><p>b</p>', styles)).toBe(" ");
});
