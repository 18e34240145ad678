import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { face } from "#app/publish/display-font.ts";

interface LockedPackage {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Licences that ask for no more than their own text. */
const accepted = [
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "OFL-1.1",
];

/** Dependencies of the build, parts of which are served. */
const served = [face.package, "@iconify-json/lucide"];

const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

test("everything that is served has a licence that we accept", () => {
  const production = Object.entries(packages).filter(([path, { dev, devOptional }]) => {
    const name = path.replace(/.*node_modules\//, "");
    return path !== "" && ((!dev && !devOptional) || served.includes(name));
  });
  expect(production.length).toBeGreaterThan(Object.keys(dependencies).length);
  const strange = production.filter(
    ([, { license }]) => !license?.split(" OR ").some((choice) => accepted.includes(choice)),
  );
  expect(strange.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("CONTRIBUTING.md says of every production dependency what it is for, and of no other", () => {
  const [, section = ""] = readFileSync(".github/CONTRIBUTING.md", "utf8").split("\n## Dependencies\n");
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").map((line) => line.split("|")[1] ?? "");
  const named = rows.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(dependencies).sort());
});
