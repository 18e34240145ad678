import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "build/client/assets";

test("no file imports the statement worker's own: WebKit would run it twice", () => {
  const scripts = readdirSync(folder).filter((name) => /\.m?js$/.test(name));
  const worker = scripts.find((name) => name.startsWith("statement-worker-"));
  expect(worker).toBeDefined();
  const importing = scripts.filter((name) =>
    new RegExp(`(?:from|import)\\s*\\(?["'\`]\\./${worker}`).test(readFileSync(`${folder}/${name}`, "utf8")),
  );
  expect(importing).toEqual([]);
});

test("the Worker carries nothing of what reads a visitor's files in the browser", () => {
  const readers = /pdf|xlsx|csv|statement-worker/;
  const files = (folder: string) =>
    // Without its hash, which may spell one of these.
    globSync(`build/${folder}/**/*.{js,mjs}`).filter((file) =>
      readers.test(file.replace(/-[\w-]{8}\./, ".")),
    );
  expect(files("client").length).toBeGreaterThan(4);
  expect(files("server")).toEqual([]);
});
