/** The colours of app.css as `#rrggbb`, by token without its `--color-` (publish/token-colours.ts). */
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

/** A file bundled into one script for the HTML (start/inline-scripts.ts). */
declare module "*?script" {
  const code: string;
  export default code;
}
