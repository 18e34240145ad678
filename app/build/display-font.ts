import { createRequire } from "node:module";

/** The display face: its name, and the package that holds its files. The site's own file of it is in app.css. */
export const face = { family: "Familjen Grotesk", package: "@fontsource/familjen-grotesk" };

/** The face's Latin subset in one weight, as WOFF. */
export function faceFile(weight: number): string {
  const name = face.package.replace("@fontsource/", "");
  const file = `${face.package}/files/${name}-latin-${weight}-normal.woff`;
  return createRequire(import.meta.url).resolve(file);
}
