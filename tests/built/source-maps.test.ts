import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * A deploy uploads the Worker's source map, so that stack traces in the log name source files. The site does not
 * publish it.
 */

const read = (file: string) => JSON.parse(readFileSync(`build/server/${file}`, "utf8"));

test("the Worker has a source map, and the deploy uploads it", () => {
  expect(read("wrangler.json")).toMatchObject({ main: "index.js", upload_source_maps: true });
  expect(readFileSync("build/server/index.js", "utf8")).toMatch(
    /\n\/\/# sourceMappingURL=index\.js\.map\s*$/,
  );
  const { sources } = read("index.js.map") as { sources: string[] };
  for (const file of ["workers/outbox/lead-outbox.ts", "app/routes/api.send-email.ts"])
    expect(
      sources.some((source) => source.endsWith(file)),
      file,
    ).toBe(true);
});

test("the site serves no source map", () => {
  expect(globSync("build/client/**/*.map")).toEqual([]);
});
