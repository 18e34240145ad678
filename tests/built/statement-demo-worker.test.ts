import { readdirSync, readFileSync } from "node:fs";
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
