import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The files that an owner has edited by the steps of a README must not be replaced by an update of the project. */

/** The sections with steps that edit files. */
const steps: [readme: string, sections: string[]][] = [
  ["app/README.md", ["Colours, typeface, logo", "Take a feature out"]],
  ["app/routes/README.md", ["Add a page", "Add a form", "Add a field to a form", "Give a field a format"]],
];

/** Files that these sections name, but do not edit: examples, and a file in which an error appears. */
const notEdited = [
  "app/content/contact-form.ts",
  "data/load/translation.ts",
  "workers/outbox/follow-ups/acknowledgement.ts",
];

/** Folders of which an update takes the project's version. */
const ofTheProject = /^(?:app|workers|tests|data\/schemas|data\/load)\//;

test("each file that the steps of a README edit is one that an update merges by hand", () => {
  const row = /^\|(.*)\| both \|/m.exec(readFileSync(".github/DEPLOYING.md", "utf8"))?.[1] ?? "";
  const named = steps.flatMap(([readme, sections]) =>
    sections.flatMap((title) =>
      filesNamedIn(sectionOf(readFileSync(readme, "utf8"), title), dirname(readme)),
    ),
  );
  expect(named).toContain("app/contract/formats.ts");
  expect(
    [...new Set(named)].filter((file) => !row.includes(`\`${file}\``)),
    "Add the file to the last row of “Take an update” in .github/DEPLOYING.md, or to `notEdited` in this test",
  ).toEqual([]);
});

function sectionOf(readme: string, title: string): string {
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (!section) throw new Error(`The README has no section "${title}"`);
  return section;
}

/** The project's files in a text. Each path is relative to the README or to the project. */
function filesNamedIn(text: string, folder: string): string[] {
  return Array.from(text.matchAll(/`([\w./-]+\.\w+)`/g), ([, path = ""]) =>
    [join(folder, path), path].find((file) => existsSync(file)),
  ).filter((file) => file !== undefined && ofTheProject.test(file) && !notEdited.includes(file)) as string[];
}
