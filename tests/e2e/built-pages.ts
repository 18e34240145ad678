import { globSync } from "node:fs";

/** The paths of all prerendered pages, so that tests include every new page. */
export const builtPages = globSync("build/client/**/index.html")
  .map(
    (file) =>
      file
        .replaceAll("\\", "/")
        .replace(/^build\/client/, "")
        .replace(/\/index\.html$/, "") || "/",
  )
  .sort();
