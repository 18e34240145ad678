import { readFileSync } from "node:fs";
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
    tokens.map(([, name, light = "", dark = light]) => [name, { light: hex(light), dark: hex(dark) }]),
  );
}

/** Gives them to what is bundled, as `virtual:token-colours`. */
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

/** `oklch(lightness chroma hue)` in sRGB: Björn Ottosson's matrices, and the nearest value for what is outside. */
function hex(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.slice("oklch(".length, -1).split(" ").map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(channel).join("")}`;
}

/** A channel of linear light, gamma-encoded, as two hexadecimal digits. */
function channel(light: number): string {
  const bounded = Math.min(Math.max(light, 0), 1);
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
