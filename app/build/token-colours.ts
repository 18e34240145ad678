import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import type { Plugin } from "vite";

export type SchemeColours = { light: string; dark: string };

/**
 * The colours in the `@theme` of app.css as `#rrggbb`, by token, for code that cannot use CSS. app.css remains the only file
 * that defines colours.
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

/** Provides {@link tokenColours} to bundled modules as `virtual:token-colours`, because a Worker cannot read files. */
export function designTokens(): Plugin {
  return {
    name: "design-tokens",
    resolveId: (id) => (id === "virtual:token-colours" ? "\0virtual:token-colours" : undefined),
    load: (id) =>
      id === "\0virtual:token-colours" ? `export default ${JSON.stringify(tokenColours())}` : undefined,
  };
}

/** Replaces the tokens in an SVG by the colours of the light scheme. */
export function withColours(svg: string, colours: Record<string, SchemeColours>): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (name, token: string) => colours[token]?.light ?? name);
}
