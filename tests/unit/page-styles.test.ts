import { expect, test } from "vitest";
import { namesIn, pageStyles, parseStyles } from "#app/publish/page-styles.ts";

const stylesFor = (css: string, page: string) => pageStyles(parseStyles(css), namesIn(page));

test.each([
  ["a class of the page", '<p class="flex">', ".flex{display:flex}"],
  ["an escaped class", '<p class="sm:p-1/2">', "@media (width>=40rem){.sm\\:p-1\\/2{padding:50%}}"],
  ["a class with markup in it", '<ul class="[&amp;&gt;li]:m-0">', ".\\[\\&\\>li\\]\\:m-0>li{margin:0}"],
  ["an element of the page", "<table><tr>", "table{color:red}"],
  ["an id, which is no element", "<p>", "#top[data-done] p{color:red}"],
  ["an attribute that a script may set", "", "[aria-busy=true]{opacity:.6}"],
  ["what belongs to no element", "", "*,::before{margin:0}:root{color:red}"],
  [
    "a variable that a kept rule asks for by way of another",
    "<p>",
    ":root{--a:var(--b);--b:red}p{color:var(--a)}",
  ],
  ["a variable that the markup asks for", '<path fill="var(--a)">', ":root{--a:red}"],
  ["a class but for one that is not there", '<p class="flex">', ".flex:not(.grid):after{color:red}"],
  ["one of several classes", '<p class="flex">', ":is(.flex,.grid) :where(p,table){gap:0}"],
  ["an animation that a kept rule runs", "<p>", "p{animation:1s spin}@keyframes spin{to{rotate:1turn}}"],
])("keeps %s", (_, page, css, more = "") => {
  expect(stylesFor(css, page + more)).toBe(css);
});

test.each([
  ["a class that is not there", ".grid{display:grid}"],
  ["a rule of which one class is not there", ".flex .grid{gap:0}"],
  ["an element that is not there", "table{color:red}"],
  ["a list of which nothing is there", ":is(.grid,.block) p{gap:0}"],
  ["a variable that nobody asks for", ":root{--a:red}"],
  ["an animation that nobody runs", "@keyframes spin{to{rotate:1turn}}"],
  ["a property that nobody uses", '@property --tw-x{syntax:"*";inherits:false}'],
  ["what is left empty", "@layer a{@media print{.grid{gap:0}}}"],
])("leaves out %s", (_, css) => {
  expect(stylesFor(css, '<p class="flex">')).toBe("");
});

test("keeps of a list of selectors those that are used", () => {
  expect(stylesFor(".flex,.grid{gap:0}", '<p class="flex">')).toBe(".flex{gap:0}");
});
