import { createHash } from "node:crypto";
import type { CompanyRecord } from "#data/schemas/company.ts";
import type { ProjectFiles } from "./project-files.ts";
import sample from "./sample.json" with { type: "json" };
import { listTexts } from "./search-texts.ts";

/** The component that draws the mark of the header, the sharing pictures and the PDFs. */
const markFile = "app/ui/mark.tsx";

/** The files that contain the logo or its mark. */
export function listLogos(files: ProjectFiles): string[] {
  return [...files.list("public/**/*.{svg,png,ico}"), ...files.list(markFile)];
}

/** The logo from which `npm run icons` draws the PNG and ICO files. */
const favicon = "public/favicon.svg";

/** The picture of the home page in README.md, with the logo. */
export const homePicture = ".github/home.png";

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

/** The amounts of each file and the digest of each picture with the logo, in sample.json as a setup may have written it. */
function readSample(files: ProjectFiles): {
  amounts: Record<string, string[]>;
  logos: Record<string, string>;
} {
  return JSON.parse(files.read(samplePath));
}

/**
 * Writes the facts, amounts and logos of the sample company into sample.json, if `company` is still the sample. The first
 * setup does this before it changes a file, because a later run could not tell the sample's amounts and logos from yours.
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
    logos: Object.fromEntries(
      [...files.list(homePicture), ...listLogos(files)].map((path) => [path, digestOf(files, path)]),
    ),
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

/**
 * The logos that are those of the sample company, in any colours, although the company has another name. Other colours
 * change all bytes of a PNG or ICO file. So those are also listed while the favicon, from which they are drawn, is the sample's.
 */
export function findSampleLogos(files: ProjectFiles, company: Pick<CompanyRecord, "name">): string[] {
  const isDrawn = isSamplePicture(files, company, favicon);
  return listLogos(files).filter(
    (path) => isSamplePicture(files, company, path) || (isDrawn && /\.(?:png|ico)$/.test(path)),
  );
}

/** Whether a picture is still the one of the sample company although the company has another name. */
export function isSamplePicture(
  files: ProjectFiles,
  { name }: Pick<CompanyRecord, "name">,
  path: string,
): boolean {
  if (name === sample.company.name || !files.exists(path)) return false;
  return readSample(files).logos[path] === digestOf(files, path);
}

/** A digest of a picture; of an SVG file or a component only of its shapes, so that it changes only if the drawing changes. */
function digestOf(files: ProjectFiles, path: string): string {
  const content = /\.(?:svg|tsx)$/.test(path) ? shapesIn(files.read(path)) : files.readBytes(path);
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * The shapes of an SVG text with their measures: "circle cx=20 cy=14 r=12". Colours and the way in which a drawing program
 * writes an element make no difference.
 */
function shapesIn(svg: string): string {
  const shapes =
    svg.match(/<(?:path|circle|ellipse|rect|line|polygon|polyline|text|image|use)\s[^>]*>/g) ?? [];
  return shapes
    .map((shape) => {
      const measures = shape.matchAll(
        /\s(d|points|transform|[cr]?[xy][12]?|r|width|height)=["'{]([^"'}]*)["'}]/g,
      );
      const values = [...measures].map(
        ([, name, value]) => `${name}=${value?.replace(/[\s,]+/g, " ").trim()}`,
      );
      return [/\w+/.exec(shape)?.[0], ...values.sort()].join(" ");
    })
    .join("\n");
}
