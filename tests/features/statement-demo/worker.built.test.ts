import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "build/client/assets";

test("no file imports the file of the statement worker, because WebKit would run it twice", () => {
  const scripts = readdirSync(folder).filter((name) => /\.m?js$/.test(name));
  const worker = scripts.find((name) => name.startsWith("statement-worker-"));
  expect(worker).toBeDefined();
  const importing = scripts.filter((name) =>
    new RegExp(`(?:from|import)\\s*\\(?["'\`]\\./${worker}`).test(readFileSync(`${folder}/${name}`, "utf8")),
  );
  expect(importing).toEqual([]);
});

test("the Cloudflare Worker contains no code that reads a visitor's files in the browser", () => {
  const readers = /pdf|xlsx|csv|statement-worker/;
  const files = (folder: string) =>
    // Remove the hash from the file name, because it may contain one of these words.
    globSync(`build/${folder}/**/*.{js,mjs}`).filter((file) =>
      readers.test(file.replace(/-[\w-]{8}\./, ".")),
    );
  expect(files("client").length).toBeGreaterThan(4);
  expect(files("server")).toEqual([]);
});
