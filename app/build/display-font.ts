import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The display font and the package with its files. app.css declares the file that the site itself uses. */
export const displayFont = { family: "Familjen Grotesk", package: "@fontsource/familjen-grotesk" };

const { resolve } = createRequire(import.meta.url);

/**
 * The path of the WOFF file with the font's Latin subset in one weight.
 * @throws Error if the package has another family: a document that names it would get any other font, without a message
 */
export function fontFile(weight: number): string {
  const { family, package: source } = displayFont;
  const metadata = JSON.parse(readFileSync(resolve(`${source}/metadata.json`), "utf8"));
  if (metadata.family !== family)
    throw new Error(
      `app/build/display-font.ts names the family "${family}", but ${source} has "${metadata.family}".`,
    );
  return resolve(`${source}/files/${metadata.id}-latin-${weight}-normal.woff`);
}
