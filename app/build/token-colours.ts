import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import type { Plugin } from "vite";

export type SchemeColours = { light: string; dark: string };

/**
 * The colours in the `@theme` of app.css as `#rrggbb`, by token, for what reads no style sheet: it stays the only place with
 * raw colours.
 */
export function tokenColours(css = readFileSync("app/app.css", "utf8")): Record<string, SchemeColours> {
  const [, theme = ""] = /@theme \{([^}]*)\}/.exec(css) ?? [];
  const tokens = [
    ...theme.matchAll(/--color-([\w-]+): (?:light-dark\()?(oklch\([^)]*\))(?:, (oklch\([^)]*\)))?/g),
  ];
  return Object.fromEntries(
    tokens.map(([, name, light = "", dark = light]) => [
      name,
      { light: formatHex(light) ?? "", dark: formatHex(dark) ?? "" },
    ]),
  );
}

/** Gives them to bundled modules, as `virtual:token-colours`: a Worker cannot read app.css from a file system. */
export function designTokens(): Plugin {
  return {
    name: "design-tokens",
    resolveId: (id) => (id === "virtual:token-colours" ? "\0virtual:token-colours" : undefined),
    load: (id) =>
      id === "\0virtual:token-colours" ? `export default ${JSON.stringify(tokenColours())}` : undefined,
  };
}

/** A picture with the colours of the light scheme in place of the tokens' names. */
export function withColours(svg: string, colours: Record<string, SchemeColours>): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (name, token: string) => colours[token]?.light ?? name);
}
