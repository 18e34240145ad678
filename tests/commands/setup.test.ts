import { execFileSync, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company as today } from "#data/company.ts";
import { getStarted } from "#data/pages/get-started.ts";
import { services } from "#data/services.ts";
import { ProjectCopy } from "../worker/project-copy.ts";

/** `npm run setup` without a terminal, in a copy of the project. */

let project: ProjectCopy;

/** Files and folders at the top level that are not part of the project. */
const left = ["node_modules", "build", ".git", ".react-router", ".wrangler"];

beforeAll(async () => {
  project = await ProjectCopy.create((await readdir(".")).filter((name) => !left.includes(name)));
  git("init", "-q");
  git("add", "-A");
  commit("Before");
});

afterAll(() => project.remove());

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: project.folder, encoding: "utf8" });
}

function commit(message: string): void {
  git("-c", "user.name=Owner", "-c", "user.email=owner@example.org", "commit", "-qam", message);
}

function setUp(...options: string[]) {
  return spawnSync("npm", ["run", "-s", "setup", "--", ...options], {
    cwd: project.folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The lines of the project that the setup lists as amounts in the old currency, with plain digits: `price: 4500`. */
async function amountsIn(stdout: string): Promise<string> {
  const title = `Amounts that are still in ${today.currency.name}: convert them`;
  const [, list = ""] = new RegExp(`^${title}\\n((?: {2}.+\\n)+)`, "m").exec(stdout) ?? [];
  const lines = await Promise.all(
    list
      .trim()
      .split(/\n */)
      .map(async (place) => {
        const [file = "", numbers = ""] = place.split(":");
        const source = (await project.read(file)).split("\n");
        return numbers.split(",").map((number) => source[Number(number) - 1]);
      }),
  );
  return lines
    .flat()
    .join("\n")
    .replace(/(?<=\d)[_,](?=\d)/g, "");
}

const firstCopyright = (license: string) => /^Copyright .*$/m.exec(license)?.[0];

const changedLines = (file: string) =>
  git("diff", "-U0", file)
    .split("\n")
    .filter((line) => /^\+(?!\+)/.test(line))
    .map((line) => line.slice(1));

test("without options and without a terminal it lists the options", () => {
  const { status, stdout, stderr } = setUp();
  expect(status).toBe(1);
  expect(stderr).toContain("No terminal was found");
  for (const option of ["--name", "--tax-authority-url", "--remove-samples", "--list", "--yes"])
    expect(stdout).toContain(option);
});

test("wrong answers are named, and nothing is written", () => {
  const { status, stderr } = setUp("--name", "Nalubaale Works", "--country", "Atlantis", "--email", "nobody");
  expect(status).toBe(1);
  expect(stderr).toContain('--country: "Atlantis"');
  expect(stderr).toContain("--email: ");
  expect(git("status", "--short")).toBe("");
});

test("only the lines with the answers change, and the remaining work is listed by file and line", async () => {
  const { status, stdout } = setUp(
    ...["--name", "Nalubaale Works", "--domain", "nalubaale.ug", "--email", "office@nalubaale.ug"],
    ...["--phone", "+256 700 000 011", "--phone", "+256 700 000 012", "--whatsapp", "+256 700 000 013"],
    ...["--town", "Kampala", "--country", "UG", "--vat", "18", "--languages", "en"],
    ...["--tax-authority", "Uganda Revenue Authority", "--leads-to", "sales@nalubaale.ug", "--yes"],
  );
  expect(status).toBe(0);
  expect(changedLines("data/company.ts")).toEqual([
    '  name: "Nalubaale Works",',
    '  languages: ["en"],',
    '  siteUrl: "https://nalubaale.ug",',
    '  email: "office@nalubaale.ug",',
    '  phones: ["+256 700 000 011", "+256 700 000 012"],',
    '  whatsapp: "+256 700 000 013",',
    '  town: "Kampala",',
    '  country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },',
    '  timeZone: { name: "East Africa Time", short: "EAT", iana: "Africa/Kampala" },',
    '  currency: { code: "UGX", symbol: "USh", name: "Ugandan shillings", plural: "shillings" },',
    "    vatPercent: 18,",
    `    taxAuthority: { name: "Uganda Revenue Authority", short: "URA", address: "${today.buying.taxAuthority.address}" },`,
  ]);
  expect(changedLines("wrangler.toml")).toEqual([
    'name = "nalubaale-works"',
    'routes = [{ pattern = "nalubaale.ug", custom_domain = true }]',
    'LEADS_TO = "sales@nalubaale.ug"',
    'LEADS_FROM = "Nalubaale Works website <website@nalubaale.ug>"',
  ]);
  expect(changedLines("package-lock.json").map((line) => line.trim())).toEqual([
    '"name": "nalubaale-works",',
    '"name": "nalubaale-works",',
  ]);
  expect(changedLines("package.json")).toHaveLength(2);
  const advice = `it is older than the data: npm run setup -- --name ${today.name} --yes changes only this file`;
  expect(git("diff", "workers/local/setup/sample.json"), advice).toBe("");
  expect(changedLines("LICENSE")).toEqual([expect.stringMatching(/^Copyright .* Nalubaale Works$/)]);
  expect(await project.read("LICENSE")).toContain(await readFile("LICENSE", "utf8").then(firstCopyright));
  expect(changedLines("README.md")).toEqual([
    "# Nalubaale Works",
    expect.stringContaining("The marketing website of Nalubaale Works in Kampala, in English, and"),
    expect.stringContaining("`npm run setup` writes"),
  ]);
  const readme = await project.read("README.md");
  expect(readme.match(/.*(?:swahili|two languages|\/sw\b).*/gi)).toBeNull();
  const [number] = /(?<=data\/company\.ts:)\d+(?= buying\.taxAuthority\.address)/.exec(stdout) ?? [];
  const lines = (await project.read("data/company.ts")).split("\n");
  expect(lines[Number(number) - 1]).toContain(today.buying.taxAuthority.address);
  expect(stdout).toMatch(/^ {2}data\/products\.ts:\d+/m);
  expect(stdout).toContain("data/info/privacy.md:1");
  expect(stdout).toContain("  .github/home.png\n");
  const amounts = await amountsIn(stdout);
  const { productMonthly, clerkMonthly } = today.buying;
  for (const amount of [...services.map(({ price }) => price), productMonthly.hosting, clerkMonthly])
    if (amount) expect(amounts).toContain(String(amount));
  for (const label of getStarted.form.fields.budget.options.map(({ label }) => label))
    expect(amounts).toContain(label.replaceAll(",", ""));
  for (const file of globSync("data/features/*/presets.ts")) expect(stdout).toContain(`\n  ${file}:`);
  expect(stdout).not.toMatch(/refused by npm run deploy|data\/sw\/[^\n]*:\d/);
});

test("--list repeats the remaining work and changes nothing", () => {
  commit("Ours");
  const { status, stdout } = setUp("--list");
  expect(status).toBe(0);
  expect(stdout).toContain(`Amounts that are still in ${today.currency.name}: convert them`);
  expect(stdout).toMatch(/^ {2}data\/products\.ts:\d+/m);
  for (const place of ["public/favicon.svg", "data/info/privacy.md:1", "buying.taxAuthority.address"])
    expect(stdout).toContain(place);
  expect(git("status", "--short")).toBe("");
  expect(setUp("--list", "--yes", "--town", "Jinja").status).toBe(1);
  expect(git("status", "--short")).toBe("");
});

test("a second name replaces the first one in the licence, whose original line stays", async () => {
  expect(setUp("--name", "Nalubaale Mills", "--yes").status).toBe(0);
  const lines = (await project.read("LICENSE")).match(/^Copyright .*$/gm);
  const original = firstCopyright(await readFile("LICENSE", "utf8"));
  expect(lines).toEqual([original, expect.stringMatching(/^Copyright \(c\) \d{4} Nalubaale Mills$/)]);
  git("checkout", "-q", ".");
});

test("samples are removed without a question, and a second time there is nothing to do", async () => {
  const removal = setUp("--remove-samples");
  expect(removal.status).toBe(0);
  const filesWith = (status: string) =>
    git("diff", "--name-only", `--diff-filter=${status}`).split("\n").filter(Boolean).length;
  const deleted = filesWith("D") > 0 ? ` and deleted ${filesWith("D")}` : "";
  expect(removal.stdout).toContain(`Changed ${filesWith("M")} files${deleted}. To see`);
  const { stdout } = spawnSync(
    "git",
    ["grep", "-nE", "^ *(\\{ )?sample: (true|\\[)", "--", "data", ":!data/schemas"],
    {
      cwd: project.folder,
      encoding: "utf8",
    },
  );
  expect(stdout).toBe("");
  const facts = await project.read("data/company.ts");
  expect(facts).toContain("certifications: [],");
  expect(facts).not.toContain("satisfaction:");
  expect(setUp("--remove-samples").stdout).toContain("Nothing had to be changed.");
});

test("the printed command deletes the Swahili texts although the setup has changed some of them", async () => {
  expect(changedLines("data/sw")).not.toEqual([]);
  const { stdout } = setUp("--languages", "en", "--yes");
  const [command = ""] = /(?<=^ {2})git rm .+$/m.exec(stdout) ?? [];
  expect(await project.read("data/README.md")).toContain(`\`${command}\``);
  expect(stdout).toContain("Amounts that are still in");
  git(...command.split(" ").slice(1));
  expect(git("ls-files", "data/sw")).toBe("");
});
