import stylesheet from "~/app.css?raw";

export interface Colour {
  token: string;
  /** `#rrggbb`: on light ground, on dark ground. */
  values: string[];
}

/**
 * A design token's two values, read from app.css: what the site wears is what the press page says.
 * @throws Error when there is no such token with two values
 */
export function getColour(token: string): Colour {
  const value = "oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)";
  const pattern = new RegExp(`--color-${token}: light-dark\\(${value}, ${value}\\)`);
  const [, ...numbers] = (pattern.exec(stylesheet) ?? []).map(Number);
  const [l1, c1, h1, l2, c2, h2] = numbers as [number, number, number, number, number, number];
  if (h2 === undefined) throw new Error(`app.css has no --color-${token} with a light and a dark value`);
  return { token, values: [toHex(l1, c1, h1), toHex(l2, c2, h2)] };
}

/** OKLCH in sRGB, for programs that know no other; what lies outside is cut (https://bottosson.github.io/posts/oklab/). */
function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (linear: number) => {
    const light = Math.min(1, Math.max(0, linear));
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channels.map(byte).join("")}`;
}
