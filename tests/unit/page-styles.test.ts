import { expect, test } from "vitest";
import { pageStyles, styledClasses } from "#app/publish/page-styles.ts";

const stylesFor = (css: string, page: string) => pageStyles(css, styledClasses(css), page);

test.each([
  ["a class of the page", '<p class="grid flex">', ".flex{display:flex}"],
  ["an escaped class", '<p class="sm:p-1/2">', "@media (width>=40rem){.sm\\:p-1\\/2{padding:50%}}"],
  ["a class with markup in it", '<ul class="[&amp;&gt;li]:m-0">', ".\\[\\&\\>li\\]\\:m-0>li{margin:0}"],
  ["a rule without a class", "<p>", "[aria-busy=true] table{opacity:.6}"],
  ["a class but for one that the page lacks", '<p class="flex">', ".flex:not(.grid){gap:0}"],
  ["a class of a list of which the page lacks another", '<p class="flex">', ":is(.flex,.grid) p{gap:0}"],
  ["a variable that a rule reads", "<p>", ":root{--a:red}p{color:var(--a)}"],
  ["a variable that only the markup reads", '<path fill="var(--a)">', ":root{--a:red}"],
])("keeps %s", (_, page, css) => {
  expect(stylesFor(css, page)).toBe(css);
});

test.each([
  ["a class that the page lacks", ".grid{display:grid}"],
  ["a rule of which the page lacks one class", ".flex .grid{gap:0}"],
  ["a list of which the page lacks each class", ":is(.grid,.block) p{gap:0}"],
  ["a variable that only rules of other pages read", ":root{--a:red}.grid{color:var(--a)}"],
  ["a group of rules that is left empty", "@layer a{@media print{.grid{gap:0}}}"],
])("leaves out %s", (_, css) => {
  expect(stylesFor(css, '<p class="flex">').replace("@layer a;", "")).toBe("");
});
