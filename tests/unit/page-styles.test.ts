import { expect, test } from "vitest";
import { pageStyles } from "#app/publish/page-styles.ts";

test.each([
  ["a class of the page", '<p class="grid flex">', ".flex{display:flex}"],
  ["an escaped class", '<p class="sm:p-1/2">', "@media (width>=40rem){.sm\\:p-1\\/2{padding:50%}}"],
  ["a class with markup in it", '<ul class="[&amp;&gt;li]:m-0"><li>', ".\\[\\&\\>li\\]\\:m-0>li{margin:0}"],
  ["a rule without a class", "<table>", "[aria-busy=true] table{opacity:.6}"],
  ["a class with :not() of a missing class", '<p class="flex">', ".flex:not(.grid){gap:0}"],
  ["a list of classes, of which the page has one", '<p class="flex">', ":is(.flex,.grid) p{gap:0}"],
  ["a rule with :has(), of whose classes the page has one", "<p>", ":root:has(p,.grid){gap:0}"],
  ["a custom property that a rule uses", "<p>", ":root{--a:red}p{color:var(--a)}"],
  ["a custom property that only the HTML uses", '<path fill="var(--a)">', ":root{--a:red}"],
  ["an element of the page", "<p><b>", "p>b,p{gap:0}"],
  ["an element with :not() of a missing element", "<p>", "p:not(ul>li){gap:0}"],
  ["an element that a script creates", '<script>createElement("b")</script>', "b{gap:0}"],
  ["keyframes", "<p>", "p{animation:1s a}@keyframes a{0%{opacity:0}}"],
  ["keyframes by name", "<p>", "p{animation-name:b,a}@keyframes a{0%{opacity:0}}@keyframes b{0%{opacity:0}}"],
])("keeps %s", (_, page, css) => {
  expect(pageStyles(css, page)).toBe(css);
});

test.each([
  ["a missing class", ".grid{display:grid}"],
  ["a rule that needs two classes, if one is missing", ".flex .grid{gap:0}"],
  ["a list of classes that are all missing", ":is(.grid,.block) p{gap:0}"],
  ["a custom property that only removed rules use", ":root{--a:red}.grid{color:var(--a)}"],
  ["a group without rules", "@layer a{@media print{.grid{gap:0}}}"],
  ["a missing element", "p>b,ul{gap:0}"],
  ["a rule with :has() of a missing class", ":root:has(.grid) p{gap:0}"],
  ["keyframes that only removed rules use", ".grid{animation:1s a}@keyframes a{0%{opacity:0}}"],
])("leaves out %s", (_, css) => {
  expect(pageStyles(css, '<p class="flex">').replace("@layer a;", "")).toBe("");
});

test("a timeline is not merged into the shorthand, which browsers ignore with a timeline", () => {
  const css = ".a{animation:draw linear both;animation-timeline:view()}@keyframes draw{from{scale:0}}";
  expect(pageStyles(css, '<p class="a">')).toContain("animation-timeline:view()");
});
