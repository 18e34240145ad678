import { parse, patch } from "@decimalturn/toml-patch";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { swahiliCountryFacts } from "./country.ts";
import type { ProjectFiles } from "./project-files.ts";
import { domainOf, type Facts } from "./questions.ts";
import { changeValues, isObject, RecordSource } from "./record-source.ts";
import { countedClaims } from "./sample-claims.ts";

/** The parts of wrangler.toml that this command reads and writes. */
interface WranglerConfig {
  name: string;
  routes?: { pattern: string; custom_domain: boolean }[];
  vars: { LEADS_TO: string; LEADS_FROM: string };
}

/** Domains in `.example` belong to nobody, so nothing can be deployed to them. */
const exampleDomain = /\.example$/;

/** Reads the mail settings in wrangler.toml. */
export function readMailSettings(files: ProjectFiles): Omit<Facts, "company"> {
  const { vars } = readWrangler(files);
  return { leadsTo: vars.LEADS_TO, leadsFrom: vars.LEADS_FROM };
}

/** Writes the changed facts into all files that contain them. Everything else in these files stays. */
export function writeFacts(files: ProjectFiles, before: Facts, after: Facts): void {
  writeCompany(files, before.company, after.company);
  writeSwahili(files, before.company, after.company);
  writeWrangler(files, before, after);
  writePackage(files, before.company, after.company);
  writeLicense(files, before.company, after.company);
  writeReadme(files, before.company, after.company);
}

function writeCompany(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): void {
  const source = new RecordSource(files.read("data/company.ts"));
  if (!isObject(source.root)) throw new Error("data/company.ts must export an object, but does not");
  changeValues(source.root, before, after);
  files.write("data/company.ts", source.text);
}

type Words = Record<string, unknown>;

/**
 * Updates the Swahili words of changed facts: writes those that depend on the country, and removes those that a
 * person has to translate.
 */
function writeSwahili(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): void {
  const file = "data/sw/company.ts";
  if (!files.exists(file)) return;
  const source = new RecordSource(files.read(file));
  if (!isObject(source.root)) throw new Error(`${file} must export an object, but does not`);
  const isOther = (read: (company: CompanyRecord) => string) => read(before) !== read(after);
  const [old, words]: [Words, Words] = [{}, {}];
  if (isOther(({ country }) => country.code) || isOther(({ timeZone }) => timeZone.iana ?? "")) {
    Object.assign(old, { country: {}, currency: {}, timeZone: {} });
    Object.assign(words, swahiliCountryFacts(after));
  }
  if (isOther(({ tagline }) => tagline)) old.tagline = before.tagline;
  if (isOther(({ buying }) => buying.taxAuthority.name)) {
    old.buying = { taxAuthority: {} };
    words.buying = {};
  }
  const removed = countedClaims.filter((claim) => before.claims[claim] && !after.claims[claim]);
  old.claims = Object.fromEntries(removed.map((claim) => [claim, before.claims[claim]]));
  words.claims = {};
  changeValues(source.root, old, words);
  files.write(file, source.text);
}

function writeWrangler(files: ProjectFiles, before: Facts, after: Facts): void {
  const domain = domainOf(after.company);
  if (!exampleDomain.test(domain))
    files.write("wrangler.toml", files.read("wrangler.toml").replace(/^# (?=routes = )/m, ""));
  const config = readWrangler(files);
  if (config.name === slugOf(before.company.name)) config.name = slugOf(after.company.name);
  Object.assign(config.vars, { LEADS_TO: after.leadsTo, LEADS_FROM: after.leadsFrom });
  // The route of the sample (in the line that was a comment), or of the company's domain so far.
  const route = config.routes?.find(
    ({ pattern }) => exampleDomain.test(pattern) || pattern === domainOf(before.company),
  );
  if (route) route.pattern = domain;
  else if (!config.routes && !exampleDomain.test(domain))
    config.routes = [{ pattern: domain, custom_domain: true }];
  // If the commented line was removed, write `routes` as an inline table at the top of the file.
  const text = patch(files.read("wrangler.toml"), config, { inlineTableStart: 0 });
  files.write("wrangler.toml", text);
}

function readWrangler(files: ProjectFiles): WranglerConfig {
  return parse(files.read("wrangler.toml")) as unknown as WranglerConfig;
}

/** Writes the package's name and description, and its name in the lock file. */
function writePackage(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): void {
  if (before.name === after.name) return;
  const name = slugOf(after.name);
  editJson(files, "package.json", (json: { name: string; description: string }) => {
    json.name = name;
    json.description = `Marketing website of ${after.name}, and the Worker that puts each enquiry into its inbox.`;
  });
  editJson(
    files,
    "package-lock.json",
    (json: { name: string; packages: Record<string, { name?: string }> }) => {
      json.name = name;
      Object.assign(json.packages[""] ?? {}, { name });
    },
  );
}

function editJson<Json>(files: ProjectFiles, file: string, edit: (json: Json) => void): void {
  if (!files.exists(file)) return;
  const json = JSON.parse(files.read(file));
  edit(json);
  files.write(file, `${JSON.stringify(json, null, 2)}\n`);
}

/**
 * Adds a line for the company below the first copyright line, which the MIT licence requires to stay. If the company is
 * renamed later, only its own line changes.
 */
function writeLicense(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): void {
  if (!files.exists("LICENSE")) return;
  if (before.name === after.name) return;
  const text = files.read("LICENSE");
  const lines: string[] = text.match(/^Copyright \(c\) .*$/gm) ?? [];
  const [first = ""] = lines;
  const [years = ""] = /^Copyright \(c\) \d{4}/.exec(first) ?? [];
  const own = `${years} ${before.name}`;
  const isOwnSecond = lines.indexOf(own) > 0;
  files.write(
    "LICENSE",
    isOwnSecond
      ? text.replace(own, () => `${years} ${after.name}`)
      : text.replace(first, () => `${first}\n${years} ${after.name}`),
  );
}

/** Parts of README.md about Swahili. */
const swahiliParts = [
  /^- \*\*Two languages\*\*.*\n/m,
  / `data\/sw\/company\.ts`,/,
  / No native speaker has proof-read the Swahili yet\./,
  /^\| a `\/sw` URL .*\n/m,
];

/**
 * Writes the heading of README.md, and the company in the sentence below it. Removes the parts about Swahili if the company
 * has English only.
 */
function writeReadme(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): void {
  if (!files.exists("README.md")) return;
  const languages = after.languages.includes("sw") ? "in English and Swahili" : "in English";
  const text = files.read("README.md");
  const isSame = before.name === after.name && before.town === after.town;
  if (isSame && before.languages.join() === after.languages.join()) return;
  // The sample's sentence describes the company without its name. A change of languages alone keeps the description.
  const sentence = /^(The marketing website of .*?),(?: in English(?: and Swahili)?,)?(?= and )/m;
  const own = `The marketing website of ${after.name} in ${after.town}`;
  const named = text
    .replace(/^# .*/, (heading) => (isSame ? heading : `# ${after.name}`))
    .replace(sentence, (_, today) => `${isSame ? today : own}, ${languages},`);
  const removed = after.languages.includes("sw") ? [] : swahiliParts;
  files.write(
    "README.md",
    removed.reduce((left, part) => left.replace(part, ""), named),
  );
}

/** The name of the Worker and the package: "nalubaale-works". */
export function slugOf(name: string): string {
  const letters = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return letters.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "") || "website";
}
