import { globSync } from "node:fs";

/** The path of every prerendered page: what is in the route table or in data/ is tested without another line. */
export const builtPages = globSync("build/client/**/index.html")
  .map(
    (file) =>
      file
        .replaceAll("\\", "/")
        .replace(/^build\/client/, "")
        .replace(/\/index\.html$/, "") || "/",
  )
  .sort();
