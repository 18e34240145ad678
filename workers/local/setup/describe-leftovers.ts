import type { CompanyRecord } from "#data/schemas/company.ts";
import { type Leftover, listLeftovers } from "./list-leftovers.ts";
import { ProjectFiles } from "./project-files.ts";
import { removeSamples } from "./remove-samples.ts";
import { withoutSampleClaims } from "./sample-claims.ts";

const swahiliFolder = "data/sw";

/**
 * The remaining work as text for a terminal: how much there is of each kind, how to make it less, and all places.
 * @param before the company before this setup
 * @returns undefined if no work remains
 */
export function describeLeftovers(
  files: ProjectFiles,
  before: CompanyRecord,
  after: CompanyRecord,
): string | undefined {
  const leftovers = listLeftovers(files, before, after);
  if (leftovers.length === 0) return;
  return [
    `Please do the rest by hand: ${amountOf(leftovers)}. The most urgent kinds are first:`,
    ...leftovers.map((leftover) => `  ${leftover.name}: ${amountOf([leftover])}`),
    ...describeShortcuts(files, before, after, leftovers),
    ...leftovers.map(({ title, places }) => `\n${title}\n${places.map((place) => `  ${place}`).join("\n")}`),
    "",
    "To see this list again: npm run setup -- --list",
  ].join("\n");
}

function amountOf(leftovers: readonly Leftover[]): string {
  const paths = leftovers.flatMap(({ places }) => places).map((place) => place.split(/[: ]/)[0]);
  const lines = countLines(leftovers);
  const fileCount = new Set(paths).size;
  return `${lines} ${lines === 1 ? "line" : "lines"} in ${fileCount} ${fileCount === 1 ? "file" : "files"}`;
}

/** The number of lines in all places. A place without line numbers, such as a picture, counts as one line. */
function countLines(leftovers: readonly Leftover[]): number {
  const counts = leftovers
    .flatMap(({ places }) => places)
    .map((place) => {
      const withoutWords = place.replace(/ \([^)]*\)/g, "");
      const [, numbers = ""] = /^[^: ]+:([\d, ]+)/.exec(withoutWords) ?? [];
      return numbers.split(",").length;
    });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Steps that make the list shorter, and by how many lines. A step that changes nothing is left out. */
function describeShortcuts(
  files: ProjectFiles,
  before: CompanyRecord,
  after: CompanyRecord,
  leftovers: readonly Leftover[],
): string[] {
  const now = countLines(leftovers);
  const inEnglish = listLeftovers(files, before, { ...after, languages: ["en"] });
  const features = new Set(
    files.list("data/features/*/*").flatMap((path) => /^data\/features\/[^/]+\//.exec(path) ?? []),
  );
  const shortcuts = [
    {
      step: `have English only: npm run setup -- --languages en --yes, then git rm -rqf ${swahiliFolder}`,
      fewer: files.exists(`${swahiliFolder}/company.ts`) ? now - countLines(inEnglish) : 0,
    },
    {
      step: "remove invented samples: npm run setup -- --remove-samples",
      fewer: now - countLines(listWithoutSamples(before, after)),
    },
    ...[...features].map((folder) => ({
      step: `take out the feature ${folder.split("/")[2]}: see “Take a feature out” in app/README.md`,
      fewer: countLines(
        leftovers.map((leftover) => ({
          ...leftover,
          places: leftover.places.filter((place) => place.startsWith(folder)),
        })),
      ),
    })),
  ].filter(({ fewer }) => fewer > 0);
  if (shortcuts.length === 0) return [];
  return [
    "",
    "If you want one of these steps, do it first. It makes the list shorter by about this many lines:",
    ...shortcuts.map(({ step, fewer }) => `  ${fewer}: ${step}`),
  ];
}

/** The work that would remain without the invented samples. */
function listWithoutSamples(before: CompanyRecord, after: CompanyRecord): Leftover[] {
  // Nothing is saved, so the project keeps its samples.
  const files = new ProjectFiles(process.cwd());
  removeSamples(files);
  return listLeftovers(files, before, withoutSampleClaims(after));
}
