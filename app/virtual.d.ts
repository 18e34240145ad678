/** The colours of app.css as `#rrggbb`, by token without its `--color-` (build/token-colours.ts). */
declare module "virtual:token-colours" {
  type SchemeColours = { light: string; dark: string };
  type Used =
    | "paper"
    | "card"
    | "ink"
    | "soft"
    | "line"
    | "action"
    | "on-action"
    | "night"
    | "on-night"
    | "night-soft";
  const tokenColours: Record<string, SchemeColours> & Record<Used, SchemeColours>;
  export default tokenColours;
}

/** A file bundled into one script for the HTML (build/inline-scripts.ts). */
declare module "*?script" {
  const code: string;
  export default code;
}

/** The URLs of entry.client.tsx, and of all modules of each island by its file, from app/ on (build/islands-plugin.ts). */
declare module "virtual:island-modules" {
  export const entry: string;
  export const modulesOf: Readonly<Record<string, string[]>>;
}

/** The package has no types, and those of @types/subset-font lack `keepFeatures`. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: "woff2"; keepFeatures: string[] },
  ): Promise<Buffer>;
}
