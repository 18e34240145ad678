import { createHash } from "node:crypto";
import type { CompanyRecord } from "#data/schemas/company.ts";
import type { ProjectFiles } from "./project-files.ts";
import sample from "./sample.json" with { type: "json" };
import { listTexts } from "./search-texts.ts";

/** The files that contain the logo. */
export const logoFiles = "public/**/*.{svg,png,ico}";

/** Properties of records whose numbers are amounts in the company's currency. */
const amountNames = [
  ...["price", "pricing", "setup", "maintenance", "hosting", "hourCost", "each"],
  ...["clerkMonthly", "feeFrom", "pay", "errorCost", "fee"],
];

/** A line with an amount: a property of one of these names with a number or a range, or a typed amount in a text. */
const amountLine = new RegExp(
  `(?<![\\w.])(?:${amountNames.join("|")}): \\[?[1-9]|(?<!\\w)amounts: \\{|\\{company\\.currency\\} ?\\d`,
);

const samplePath = "workers/local/setup/sample.json";

/** The amounts of each file and the digest of each logo, in sample.json as a setup may have written it. */
function readSample(files: ProjectFiles): {
  amounts: Record<string, string[]>;
  logos: Record<string, string>;
} {
  return JSON.parse(files.read(samplePath));
}

/**
 * Writes the facts, amounts and logos of the sample company into sample.json, if `company` is still the sample. The first setup
 * does this before it changes a file, because a later run could not tell the sample's amounts and logos from yours.
 */
export function recordSample(files: ProjectFiles, company: CompanyRecord): void {
  const { name, town, country, currency, buying, claims, certifications } = company;
  if (name !== sample.company.name || currency.code !== sample.company.currency.code) return;
  const texts = listTexts(files, { languages: ["en", "sw"] });
  const amounts = texts.map((path) => [path, amountsIn(files, path).map(({ amounts }) => amounts)] as const);
  const record = {
    company: {
      ...{ name, town, country, currency, claims, certifications },
      buying: { vatPercent: buying.vatPercent, taxAuthority: buying.taxAuthority },
    },
    amounts: Object.fromEntries(amounts.filter(([, list]) => list.length > 0)),
    logos: Object.fromEntries(files.list(logoFiles).map((path) => [path, digestOf(files, path)])),
  };
  files.write(samplePath, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * The lines of a file with amounts, and their numbers as plain digits: "45000 120000". An object that begins in the line
 * belongs to it. A tool's `per: 10` is a number of pages or people, so it is no amount.
 */
function amountsIn(files: ProjectFiles, path: string): { line: number; amounts: string }[] {
  const lines = files.read(path).split("\n");
  return lines.flatMap((text, index) => {
    if (!amountLine.test(text)) return [];
    const end = text.endsWith("{") ? `${/^ */.exec(text)?.[0]}}` : undefined;
    const after = end ? lines.findIndex((other, at) => at > index && other.startsWith(end)) : index;
    const whole = lines.slice(index, after + 1).join("\n");
    const numbers = whole.replace(/\bper: [\d_]+/g, "").match(/\d[\d_,.]*/g) ?? [];
    const amounts = numbers.map((number) => number.replace(/\D/g, "")).join(" ");
    return amounts ? { line: index + 1, amounts } : [];
  });
}

type InCurrency = Pick<CompanyRecord, "currency" | "languages">;

/** The places of all amounts, a line for each file. `isListed` may leave some out. */
export function findAmounts(
  files: ProjectFiles,
  company: InCurrency,
  isListed: (path: string, amounts: string) => boolean = () => true,
): string[] {
  return listTexts(files, company).flatMap((path) => {
    const found = amountsIn(files, path).filter(({ amounts }) => isListed(path, amounts));
    return found.length > 0 ? `${path}:${found.map(({ line }) => line).join(",")}` : [];
  });
}

/** The places of amounts that are those of the sample company although the company has another currency. */
export function findSampleAmounts(files: ProjectFiles, company: InCurrency): string[] {
  if (company.currency.code === sample.company.currency.code) return [];
  const known = readSample(files).amounts;
  return findAmounts(files, company, (path, amounts) => known[path]?.includes(amounts) ?? false);
}

/** The logos that are those of the sample company although the company has another name. */
export function findSampleLogos(files: ProjectFiles, { name }: Pick<CompanyRecord, "name">): string[] {
  if (name === sample.company.name) return [];
  const known = readSample(files).logos;
  return files.list(logoFiles).filter((path) => known[path] === digestOf(files, path));
}

const digestOf = (files: ProjectFiles, path: string) =>
  createHash("sha256").update(files.readBytes(path)).digest("hex").slice(0, 16);
