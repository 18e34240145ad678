/** The SVG bodies of the icons named in data/schemas/common.ts, picked from lucide at build (vite.config.ts). */
declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:theme-colour" {
  const themeColour: { light: string; dark: string };
  export default themeColour;
}
