import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { tokenColours, withColours } from "#app/build/token-colours.ts";

test("a token has an sRGB colour for each scheme", () => {
  const css = `@theme {
    --color-white: light-dark(oklch(1 0 0), oklch(0 0 0));
    --color-red: oklch(0.62796 0.25768 29.234);
    --color-green: oklch(0.86644 0.29483 142.495);
    --color-blue: oklch(0.45201 0.31321 264.052);
    --color-beyond: oklch(0.7 0.4 150);
  }
  .night .button {
    --color-red: oklch(0.735 0.155 42);
  }`;
  const colours = tokenColours(css);
  expect(colours.white).toEqual({ light: "#ffffff", dark: "#000000" });
  expect(colours.red?.light).toBe("#ff0000");
  expect(colours.red?.dark).toBe("#ff0000");
  expect(colours.green?.light).toBe("#00ff00");
  expect(colours.blue?.light).toBe("#0000ff");
  expect(colours.beyond?.light).toMatch(/^#[0-9a-f]{6}$/);
});

/** The tokens' colours in dark mode. */
const inDark = (...names: string[]) => names.map((name) => tokenColours()[name]?.dark ?? "");

test.each([
  ["night", "paper"],
  ["night", "sunk"],
  ["paper", "sunk"],
  ["paper", "card"],
  ["sunk", "card"],
])("in the dark scheme, %s differs from %s even in greyscale", (...grounds) => {
  const [one = "", other = ""] = inDark(...grounds);
  expect(wcagContrast(one, other)).toBeGreaterThanOrEqual(1.1);
});

test("every colour in pictures is a token", () => {
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
