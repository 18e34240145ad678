/** The colours of app.css as `#rrggbb`, by token without its `--color-` (vite.config.ts). */
declare module "virtual:token-colours" {
  type SchemeColours = { light: string; dark: string };
  const tokenColours: Record<string, SchemeColours> & { paper: SchemeColours };
  export default tokenColours;
}

/** A file bundled into one script for the HTML (start/inline-scripts.ts). */
declare module "*?script" {
  const code: string;
  export default code;
}
