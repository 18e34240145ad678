import { createRequire } from "node:module";

/** The display font and the package with its files. app.css declares the file that the site itself uses. */
export const displayFont = { family: "Familjen Grotesk", package: "@fontsource/familjen-grotesk" };

/** The path of the WOFF file with the font's Latin subset in one weight. */
export function fontFile(weight: number): string {
  const name = displayFont.package.replace("@fontsource/", "");
  const file = `${displayFont.package}/files/${name}-latin-${weight}-normal.woff`;
  return createRequire(import.meta.url).resolve(file);
}
