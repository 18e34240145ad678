import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { displayFont } from "#app/build/display-font.ts";

interface LockedPackage {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Licences whose only condition is that their text is included. */
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

/** Packages of which the build copies parts into the site. */
const served = [displayFont.package, "@iconify-json/lucide"];

const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;
const {
  dependencies,
  devDependencies,
}: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
  readFileSync("package.json", "utf8"),
);

test("every package that is served has an accepted licence", () => {
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

/** The packages in the first column of the table below "Dependencies". */
function packagesIn(file: string): string[] {
  const [, section = ""] = readFileSync(file, "utf8").split("\n## Dependencies\n");
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").map((line) => line.split("|")[1] ?? "");
  return rows.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name));
}

test("CONTRIBUTING.md or a feature's README explains every production dependency, and no other package", () => {
  const core = packagesIn(".github/CONTRIBUTING.md");
  const ofFeatures = globSync("app/features/*/README.md").flatMap(packagesIn);
  expect(Object.keys(dependencies).filter((name) => ![...core, ...ofFeatures].includes(name))).toEqual([]);
  expect(core.filter((name) => !dependencies[name])).toEqual([]);
  expect(core.filter((name) => ofFeatures.includes(name))).toEqual([]);
  expect(ofFeatures.filter((name) => !dependencies[name] && !devDependencies[name])).toEqual([]);
});
