import { expect, test } from "vitest";
import { tokenColours, withColours } from "#app/publish/token-colours.ts";

test("a token's colours in sRGB, one for each scheme", () => {
  const css = `
    --color-white: light-dark(oklch(1 0 0), oklch(0 0 0));
    --color-red: oklch(0.62796 0.25768 29.234);
    --color-green: oklch(0.86644 0.29483 142.495);
    --color-blue: oklch(0.45201 0.31321 264.052);
    --color-beyond: oklch(0.7 0.4 150);`;
  const colours = tokenColours(css);
  expect(colours.white).toEqual({ light: "#ffffff", dark: "#000000" });
  expect(colours.red?.light).toBe("#ff0000");
  expect(colours.red?.dark).toBe("#ff0000");
  expect(colours.green?.light).toBe("#00ff00");
  expect(colours.blue?.light).toBe("#0000ff");
  expect(colours.beyond?.light).toMatch(/^#[0-9a-f]{6}$/);
});

test("every colour that pictures are drawn with is a token", () => {
  const names = [
    "paper",
    "ink",
    "night",
    "on-night",
    "night-soft",
    ...[1, 2, 3, 4, 5, 6, 7].map((accent) => `accent-${accent}`),
  ];
  const drawn = withColours(names.map((name) => `var(--color-${name})`).join(" "), tokenColours());
  expect(drawn.split(" ")).toEqual(names.map(() => expect.stringMatching(/^#[0-9a-f]{6}$/)));
});
