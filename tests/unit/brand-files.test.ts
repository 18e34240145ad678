import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawIcons } from "#app/build/draw-icons.ts";
import { tokenColours } from "#app/build/token-colours.ts";

/** The favicon and the press logos. They are edited by hand. `npm run icons` draws the PNG and ICO files from the favicon. */
const files = globSync(["public/favicon.svg", "public/press/*.svg"]).map((file) =>
  file.replaceAll("\\", "/"),
);

/** The tokens in app.css for the colours of the mark, and of the thread and the name beside it. */
const mark = ["action", "accent-3", "night"];
const thread = {
  "favicon.svg": "ink",
  "symbol.svg": "ink",
  "logo-on-light.svg": "ink",
  "logo-on-dark.svg": "on-night",
};

test.each(files)("%s has only colours of the tokens in app.css", (file) => {
  const svg = readFileSync(file, "utf8");
  const [, token = ""] = Object.entries(thread).find(([name]) => file.endsWith(`/${name}`)) ?? [];
  const colours = [...mark, token].map((name) => tokenColours()[name]?.light);
  const inDark = file.endsWith("favicon.svg") ? [tokenColours()[token]?.dark] : [];
  // Ignore white: satori writes it into masks.
  const used = svg.replaceAll('fill="#fff"', "").match(/#[\da-f]{6}\b/g);
  expect(new Set(used)).toEqual(new Set([...colours, ...inDark]));
});

test("all four brand files exist", () => {
  expect(files).toHaveLength(4);
});

test.each(Object.entries(drawIcons()))(
  "public/%s is the favicon: if not, run npm run icons",
  (name, content) => {
    expect(Buffer.compare(content, readFileSync(`public/${name}`))).toBe(0);
  },
);
