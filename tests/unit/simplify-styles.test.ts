import postcss from "postcss";
import { expect, test } from "vitest";
import { foldVariables, splitSchemes } from "#app/publish/simplify-styles.ts";

function changed(css: string, change: (root: postcss.Root) => void): string {
  const root = postcss.parse(css);
  change(root);
  return root.toString();
}

test("each scheme has its own values, paper the light ones, and what chose between them is gone", () => {
  const chosen = (light: string, dark: string) =>
    `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;
  const css = `:root{--lightningcss-light:initial;--a:${chosen("oklch(1 0 0)", "var(--b)")};color:red}p{box-shadow:0 0 ${chosen("red", "blue")},1px 1px ${chosen("red", "blue")}}`;
  expect(changed(css, splitSchemes)).toBe(
    ":root{--a:oklch(1 0 0);color:red}" +
      "@media screen and (prefers-color-scheme:dark){:root{--a:var(--b)}}" +
      "p{box-shadow:0 0 red,1px 1px red}" +
      "@media screen and (prefers-color-scheme:dark){p{box-shadow:0 0 blue,1px 1px blue}}",
  );
});

test("what stays light in the dark has the light scheme's variables there", () => {
  const css = ":root{--a:var(--lightningcss-light,white)var(--lightningcss-dark,black)}p{color-scheme:light}";
  expect(changed(css, splitSchemes)).toBe(
    ":root{--a:white}@media screen and (prefers-color-scheme:dark){:root{--a:black}}" +
      "p{color-scheme:light}@media screen and (prefers-color-scheme:dark){p{--a:white}}",
  );
});

const registered = (name: string, value: string) =>
  `@property --tw-${name}{syntax:"*";inherits:false;initial-value:${value}}`;

test.each([
  [
    "a variable that nothing sets has its initial value",
    `p{translate:var(--tw-x) var(--tw-y, 1px)}${registered("x", "0")}@property --tw-y{syntax:"*"}`,
    "p{translate:0 1px}",
  ],
  [
    "a length of zero has its unit",
    `p{left:calc(4px + var(--tw-x))}@property --tw-x{syntax:"<length>";inherits:false;initial-value:0}`,
    "p{left:calc(4px + 0px)}",
  ],
  [
    "a variable that is set wherever it is used is what its rule sets",
    `.a{--tw-x:1px;left:var(--tw-x)}.b{--tw-x:2px;left:var(--tw-x)}${registered("x", "0")}`,
    ".a{left:1px}.b{left:2px}",
  ],
  [
    "a shadow stands alone",
    `.a{--tw-x:0 1px 2px var(--tw-y,red);box-shadow:var(--tw-z), var(--tw-x)}${registered("x", "0 0 #0000")}@property --tw-y{syntax:"*"}${registered("z", "0 0 #0000")}`,
    ".a{box-shadow:0 1px 2px red}",
  ],
  [
    "of two rules that state a property the later one counts",
    `.a{line-height:var(--tw-x,1)}.b{--tw-x:2;line-height:2}@property --tw-x{syntax:"*";inherits:false}`,
    ".a{line-height:1}.b{line-height:2}",
  ],
  [
    "a border is solid as all are",
    `.a{border-style:var(--tw-border-style);border-width:1px}`,
    ".a{border-width:1px}",
  ],
])("%s", (_, css, expected) => {
  expect(changed(css, foldVariables).replace(/@property.*/, "")).toBe(expected);
});

test("a variable that one class sets for another stays", () => {
  const css = `.a{line-height:var(--tw-x,1)}.b{--tw-x:2}@property --tw-x{syntax:"*";inherits:false}`;
  expect(changed(css, foldVariables)).toBe(css);
});
