import { createRequire } from "node:module";

/** The display face and the package with its files. app.css declares the file that the site itself uses. */
export const face = { family: "Familjen Grotesk", package: "@fontsource/familjen-grotesk" };

/** The path of the WOFF file with the face's Latin subset in one weight. */
export function faceFile(weight: number): string {
  const name = face.package.replace("@fontsource/", "");
  const file = `${face.package}/files/${name}-latin-${weight}-normal.woff`;
  return createRequire(import.meta.url).resolve(file);
}
