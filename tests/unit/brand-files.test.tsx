import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawIcons } from "#app/build/draw-icons.ts";
import { drawName } from "#app/build/draw-name.ts";
import { tokenColours, withColours } from "#app/build/token-colours.ts";
import { Mark } from "#app/ui/mark.tsx";
import { sampleCompanies } from "./sample-company.ts";

/** The favicon and the press logos. They are edited by hand. `npm run icons` draws the PNG and ICO files from the favicon. */
const files = globSync(["public/favicon.svg", "public/press/*.svg"]).map((file) =>
  file.replaceAll("\\", "/"),
);

/** The tokens in app.css for the colours of the mark's thread, and of the name beside it. */
const thread = {
  "favicon.svg": "ink",
  "symbol.svg": "ink",
  "logo-on-light.svg": "ink",
  "logo-on-dark.svg": "on-night",
};

const mark = renderToStaticMarkup(<Mark />);
const withoutColours = (svg: string) => svg.replace(/ (?:fill|stroke)="[^"]*"/g, "");
const coloursIn = (svg: string) => svg.match(/#[\da-f]{6}\b/g) ?? [];

/** The files with the mark of the site's header. A file with another drawing may have any colours. */
const filesWithMark = files.filter((file) =>
  withoutColours(readFileSync(file, "utf8")).includes(withoutColours(mark)),
);

test.each(filesWithMark)(
  "%s has the mark in the colours of the header: if not, replace hex values",
  (file) => {
    const svg = readFileSync(file, "utf8");
    const colours = tokenColours();
    const [, token = ""] = Object.entries(thread).find(([name]) => file.endsWith(`/${name}`)) ?? [];
    const inDark = file.endsWith("favicon.svg") ? [colours[token]?.dark] : [];
    const expected = [colours[token]?.light, ...inDark, ...coloursIn(withColours(mark, colours))];
    // Both lists are in the order of the file.
    const old = [...new Set(coloursIn(svg))];
    const wanted = [...new Set(expected)];
    const replacements = old.flatMap((colour, index) =>
      colour === wanted[index] ? [] : `replace ${colour} by ${wanted[index]}`,
    );
    expect(replacements, file).toEqual([]);
    expect(old).toEqual(wanted);
  },
);

test.each(sampleCompanies)("the brand files of the sample have the mark of the header", () => {
  expect(filesWithMark).toEqual(files);
});

const logos = sampleCompanies.flatMap(({ name }) =>
  files.filter((file) => /\/logo-/.test(file)).map((file) => [file, name] as const),
);

test.each(logos)(
  "%s has the name in the display font: if not, run npm run icons -- --name",
  async (file, name) => {
    const logo = readFileSync(file, "utf8");
    const letters = (svg: string) => svg.match(/viewBox="[^"]*"|\bd="[^"]*"/g);
    expect(letters(await drawName(logo, name))).toEqual(letters(logo));
    const other = await drawName(logo, `${name} Works`);
    expect(letters(other)).not.toEqual(letters(logo));
    // The colour is the one of the logo, and the mark stays.
    expect(new Set(coloursIn(other))).toEqual(new Set(coloursIn(logo)));
    expect(await drawName(other, name)).toBe(await drawName(logo, name));
  },
);

test.each(Object.keys(thread))("the brand file %s exists", (name) => {
  expect(files).toContainEqual(expect.stringMatching(`/${name}$`));
});

test.each(Object.entries(drawIcons()))(
  "public/%s is the favicon: if not, run npm run icons",
  (name, content) => {
    expect(Buffer.compare(content, readFileSync(`public/${name}`))).toBe(0);
  },
);
