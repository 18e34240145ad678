/**
 * `npm run test:company`: makes a copy of the project that belongs to another company: other facts, other words on
 * every page, other prices and ratings, a tool, a service, a product, a story, a colleague and a post more, in English
 * alone, a post fewer, and a form's label without Swahili. It builds the copy and runs its unit and built tests, and with `-- --browser` also the browser
 * tests that look at words; then the same without Swahili, and without all that README.md says how to take out.
 * `-- --keep` leaves the copy there.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { company as sample } from "../data/company.ts";
import { weekdays } from "../data/load/format.ts";
import { factKeys } from "../data/load/translation.ts";
import { findOrInstallChromium } from "./e2e/browser.ts";
import { otherCompany, otherCompanyInSwahili } from "./fakes/other-company.ts";

const source = resolve(import.meta.dirname, "..");
const left = ["node_modules", "build", ".git", ".react-router", ".wrangler", join("tests", "results")];

/** Browser tests that look at no words, or at all pages alike. */
const wordless = ["accessibility", "human-check"];

/** Packages that the demos alone bring to a visitor. */
const unneeded = ["fflate", "read-excel-file"];

/** Facts of the sample that must be nowhere in the copy's pages. */
const foreign = ["Tiririka", "tiririka.example", "+254", " EAT", "14-day", "30-day money-back"];

/** Words that the specification sets, and tests quote: what the forms and their endpoint say of an entry. */
const quotedKeys = ["fieldNames", "messages"];

/** Changes every word of the pages and leaves placeholders and facts as they are. */
const otherWords = `
const kept = ${JSON.stringify([...factKeys, ...quotedKeys])};
const changed: Record<string, string> = { a: "á", e: "ë", i: "î", o: "ö", u: "ü" };
export function otherWords<Copy>(copy: Copy, key = ""): Copy {
  if (kept.includes(key)) return copy;
  if (typeof copy === "string") {
    if (/^(\\/|https?:|tel:)/.test(copy)) return copy;
    return copy.replace(/\\{[^}]*\\}|[aeiou]/g, (found) => changed[found] ?? found) as Copy;
  }
  if (Array.isArray(copy)) return copy.map((item) => otherWords(item)) as Copy;
  if (typeof copy !== "object" || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([name, item]) => [name, otherWords(item, name)])) as Copy;
}
`;

const same = valuesOf(sample).filter((value) => valuesOf(otherCompany).includes(value));
const shared: readonly unknown[] = [...weekdays, ...sample.languages];
const alike = same.filter((value) => !shared.includes(value));
if (alike.length > 0) throw new Error(`Both companies have ${alike.join(", ")}`);

const copy = mkdtempSync(join(tmpdir(), "another-company-"));
process.stdout.write(`Another company, in ${copy}\n`);
cpSync(source, copy, { recursive: true, filter: (path) => !left.includes(relative(source, path)) });
symlinkSync(join(source, "node_modules"), join(copy, "node_modules"));

writeCompany(otherCompany.languages);
write("data/sw/company.ts", `export const company = ${JSON.stringify(otherCompanyInSwahili)};\n`);
write("data/other-words.ts", otherWords);
edit(
  "data/load/words.ts",
  (text) =>
    `import { otherWords } from "../other-words";\n${replaced(text, "copy[part] : words,", "otherWords(copy[part]) : otherWords(words),")}`,
);
edit("data/navigation.ts", (text) => {
  const names = ["mainNavigation", "footerNavigation", "legalNavigation"];
  const renamed = names.reduce((all, name) => replaced(all, `export const ${name}`, `const ${name}`), text);
  const exported = names.map((name) => `const ${name}InOtherWords = otherWords(${name});`).join("\n");
  const list = names.map((name) => `${name}InOtherWords as ${name}`).join(", ");
  return `import { otherWords } from "./other-words";\n${renamed}\n${exported}\nexport { ${list} };\n`;
});
for (const name of ["tools", "services", "products"]) {
  const singular = name.slice(0, -1);
  const another = `{ ...${name}[1]!, id: "another-${singular}", title: "Another ${singular}"`;
  const tagline =
    name === "products" ? "" : `, tagline: "A ${singular} of our own: this sentence is on no other page."`;
  append(`data/${name}.ts`, `${name}.push(${another}${tagline} });`);
}
append("data/products.ts", "products[0]!.pricing = 163_000;");
append(
  "data/services.ts",
  "Object.assign(services[0]!, { price: 157_000 });",
  "Object.assign(services[0]!.pricing!, { setup: [157_000, 512_000], maintenance: [27_000, 71_000] });",
);
append(
  "data/tools.ts",
  'Object.assign(tools[0]!, { rating: 4.2, totalReviews: 31, activeUsers: "300+" });',
  "tools[0]!.pricing![0]!.price = 2_730;",
);
append("data/solutions.ts", 'solutions[0]!.tools!.push("another-tool");');
append(
  "data/sw/pages/lead-forms.ts",
  'Reflect.deleteProperty(leadForms.contact!.fields!.company!, "label");',
);
append("data/testimonials.ts", "testimonials.reverse();");
append(
  "data/case-studies.ts",
  'caseStudies.push({ ...caseStudies[0]!, id: "another-story", company: "Ssese Ferries, Entebbe" });',
);
append("data/team.ts", 'team.push({ ...team[0]!, id: "another-member", name: "Akello Nankya" });');
const removed = "chatbot-handover-that-works";
const added = "another-post";
write(
  `data/posts/${added}.md`,
  read(`data/posts/${removed}.md`)
    .replace(
      /^title: .*$/m,
      'title: "An article of our own, as long as a headline may be, and newer than all"',
    )
    .replace(
      /^excerpt: .*$/m,
      'excerpt: "What another company writes about: nobody has read this sentence before."',
    )
    .replace(/^date: .*$/m, 'date: "2031-02-03"'),
);
for (const folder of ["data/posts", "data/sw/posts"]) rmSync(join(copy, folder, `${removed}.md`));
for (const file of run("grep", ["-rl", removed, "data"]).split("\n").filter(Boolean)) {
  edit(file, (text) => text.replaceAll(removed, added));
}

const passed = builds() && [checkFiles(), checkLeftovers(), checkInBrowser(), checkWithLess()].every(Boolean);
if (process.argv.includes("--keep")) process.stdout.write(`Kept in ${copy}\n`);
else rmSync(copy, { recursive: true });
process.exit(passed ? 0 : 1);

/** Every value in a record, however deep. */
function valuesOf(record: unknown): unknown[] {
  return typeof record === "object" && record !== null ? Object.values(record).flatMap(valuesOf) : [record];
}

function builds(): boolean {
  const build = spawnSync("npm", ["run", "build"], { cwd: copy, encoding: "utf8" });
  if (build.status !== 0) process.stderr.write(build.stdout + build.stderr);
  return build.status === 0;
}

/** The same company without Swahili, and without what README.md says how to take out, by the commands that it gives. */
function checkWithLess(): boolean {
  writeCompany(["en"]);
  const [block = ""] = /^take_out\(\).*?(?=^```)/ms.exec(read("README.md")) ?? [];
  const commands = block.split("\n").filter((line) => line.startsWith("take_out"));
  run("git", ["init", "-q"]);
  run("git", ["add", "-A"]);
  run("git", ["-c", "user.name=Owner", "-c", "user.email=owner@example.org", "commit", "-qm", "Ours"]);
  const script = ["set -e", ...commands, "git rm -rqf data/sw"].join("\n");
  const taken = spawnSync("bash", ["-c", script], { cwd: copy, stdio: "inherit" });
  run("npm", ["pkg", "delete", ...unneeded.map((name) => `dependencies.${name}`)]);
  return taken.status === 0 && fits() && builds() && checkFiles();
}

/** Whether the compiler agrees. */
function fits(): boolean {
  return spawnSync("npm", ["run", "-s", "typecheck"], { cwd: copy, stdio: "inherit" }).status === 0;
}

function writeCompany(languages: readonly string[]): void {
  const company = JSON.stringify({ ...otherCompany, languages });
  write(
    "data/company.ts",
    `import type { CompanyRecord } from "./schemas/company";\nexport const company: CompanyRecord = ${company};\n`,
  );
}

/** The unit tests, but for long ones that know no company, and those of the built files. */
function checkFiles(): boolean {
  return test("vitest", [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--project",
    "unit",
    "--project",
    "built",
    "--exclude=**/{outbox-model,statement-demo-*}.test.ts",
  ]);
}

/** The browser tests that look at words, where they are asked for. */
function checkInBrowser(): boolean {
  if (!process.argv.includes("--browser")) return true;
  process.env.CHROMIUM_PATH = findOrInstallChromium();
  const words = `/(?!${wordless.join("|")})[^/]*\\.test\\.ts$`;
  return test("playwright", ["test", "--config", "tests/e2e/playwright.config.ts", words]);
}

/** Whether no page of the copy says what only the sample company says. */
function checkLeftovers(): boolean {
  const found = foreign.flatMap((fact) => {
    const files = run("grep", ["-rlF", "--include=*.html", "--include=*.svg", fact, "build/client"])
      .split("\n")
      .filter(Boolean);
    return files.length > 0 ? `  “${fact}” in ${files.length} files, among them ${files[0]}` : [];
  });
  if (found.length > 0) process.stderr.write(`The sample company is still there:\n${found.join("\n")}\n`);
  return found.length === 0;
}

function test(program: string, args: string[]): boolean {
  return spawnSync(program, args, { cwd: copy, stdio: "inherit" }).status === 0;
}

function read(file: string): string {
  return readFileSync(join(copy, file), "utf8");
}

function write(file: string, text: string): void {
  writeFileSync(join(copy, file), text);
}

function edit(file: string, change: (text: string) => string): void {
  write(file, change(read(file)));
}

function append(file: string, ...lines: string[]): void {
  edit(file, (text) => `${text}\n${lines.join("\n")}\n`);
}

/** @throws Error when the text has nothing to replace: the project has changed, and this script must follow */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no “${from}” any more`);
  return text.replace(from, to);
}

/** What a program prints, run in the copy. */
function run(program: string, args: string[]): string {
  return spawnSync(program, args, { cwd: copy, encoding: "utf8" }).stdout;
}
