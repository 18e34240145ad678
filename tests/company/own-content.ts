import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { factKeys } from "../../data/load/translation.ts";
import { otherCompany, otherCompanyInSwahili } from "../fakes/other-company.ts";
import type { ProjectCopy } from "../worker/project-copy.ts";

/** Keys of texts that tests quote, because the specification sets them: the forms' names of fields and messages. */
const quotedKeys = ["fieldNames", "messages"];

/** Source code that changes every word of the pages. Placeholders, marks of conditional parts and facts stay. */
const otherWords = `
const kept = ${JSON.stringify([...factKeys, ...quotedKeys])};
const changed: Record<string, string> = { a: "á", e: "ë", i: "î", o: "ö", u: "ü" };
export function otherWords<Copy>(copy: Copy, key = ""): Copy {
  if (kept.includes(key)) return copy;
  if (typeof copy === "string") {
    if (/^(\\/|https?:|tel:)/.test(copy)) return copy;
    return copy.replace(/<!--.*?-->|\\{[^}]*\\}|[aeiou]/g, (found) => changed[found] ?? found) as Copy;
  }
  if (Array.isArray(copy)) return copy.map((item) => otherWords(item)) as Copy;
  if (typeof copy !== "object" || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([name, item]) => [name, otherWords(item, name)])) as Copy;
}
`;

/** Replaces the sample company's facts by those of the other company. */
async function writeCompany(project: ProjectCopy): Promise<void> {
  const company = JSON.stringify(otherCompany);
  await project.write(
    "data/company.ts",
    `import type { CompanyRecord } from "./schemas/company";\nexport const company: CompanyRecord = ${company};\n`,
  );
}

/** Replaces the logos by another drawing, in a colour that is no token. `npm run icons` must follow. */
async function writeLogos(project: ProjectCopy): Promise<void> {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#00695c" d="M4 4h24v24z"/></svg>';
  for (const file of globSync("public/{favicon.svg,press/*.svg}", { cwd: project.folder }))
    await project.write(file, logo);
}

/** Gives the copy the facts, logos, words and records of another company, in English and Swahili. */
export async function writeOwnContent(project: ProjectCopy): Promise<void> {
  await writeCompany(project);
  await project.write(
    "data/sw/company.ts",
    `export const company = ${JSON.stringify(otherCompanyInSwahili)};\n`,
  );
  await writeLogos(project);
  await writeOtherWords(project);
  await changeRecords(project);
  await project.append(
    "data/sw/pages/lead-forms.ts",
    'Reflect.deleteProperty(leadForms.contact?.fields?.useCase ?? {}, "label");',
  );
  await replacePost(project, "chatbot-handover-that-works", "another-post");
}

async function writeOtherWords(project: ProjectCopy): Promise<void> {
  await project.write("data/other-words.ts", otherWords);
  await project.edit(
    "data/load/words.ts",
    "copy[part] : words,",
    "otherWords(copy[part]) : otherWords(words),",
  );
  await project.edit("data/load/words.ts", /^/, 'import { otherWords } from "../other-words";\n');
  const names = ["mainNavigation", "footerNavigation", "legalNavigation"];
  for (const name of names) await project.edit("data/navigation.ts", `export const ${name}`, `const ${name}`);
  const exported = names.map((name) => `const ${name}InOtherWords = otherWords(${name});`);
  const list = names.map((name) => `${name}InOtherWords as ${name}`).join(", ");
  await project.edit("data/navigation.ts", /^/, 'import { otherWords } from "./other-words";\n');
  await project.append("data/navigation.ts", ...exported, `export { ${list} };`);
  // The Swahili menu uses the names that the Swahili pages use.
  await project.edit("data/sw/navigation.ts", /^/, 'import { otherWords } from "../other-words";\n');
  await project.edit("data/sw/navigation.ts", "export const linkNames", "const linkNames");
  await project.append(
    "data/sw/navigation.ts",
    "const linkNamesInOtherWords = otherWords(linkNames);",
    "export { linkNamesInOtherWords as linkNames };",
  );
}

/** Adds records, changes their order, and changes prices and ratings. */
async function changeRecords(project: ProjectCopy): Promise<void> {
  for (const name of ["tools", "services", "products"]) {
    const singular = name.slice(0, -1);
    const another = `{ ...(${name}[1] as (typeof ${name})[number]), id: "another-${singular}", title: "Another ${singular}"`;
    const tagline =
      name === "products" ? "" : `, tagline: "A ${singular} of our own: this sentence is on no other page."`;
    await project.append(`data/${name}.ts`, `${name}.push(${another}${tagline} });`);
  }
  await project.append("data/products.ts", "Object.assign(products[0] ?? {}, { pricing: 163_000 });");
  await project.append(
    "data/services.ts",
    "Object.assign(services[0] ?? {}, { price: 157_000 });",
    "Object.assign(services[0]?.pricing ?? {}, { setup: [157_000, 512_000], maintenance: [27_000, 71_000] });",
  );
  await project.append(
    "data/tools.ts",
    'Object.assign(tools[0] ?? {}, { rating: 4.2, totalReviews: 31, activeUsers: "300+" });',
    "Object.assign(tools[0]?.pricing?.[0] ?? {}, { price: 2_730 });",
  );
  await project.append("data/solutions.ts", 'solutions[0]?.tools?.push("another-tool");');
  await project.append("data/testimonials.ts", "testimonials.reverse();");
  await project.append(
    "data/case-studies.ts",
    'caseStudies.push({ ...(caseStudies[0] as (typeof caseStudies)[number]), id: "another-story", company: "Ssese Ferries, Entebbe" });',
  );
  await project.append(
    "data/team.ts",
    'team.push({ ...(team[0] as (typeof team)[number]), id: "another-member", name: "Akello Nankya" });',
  );
}

/** Replaces a post by another one, which is the newest. */
async function replacePost(project: ProjectCopy, removed: string, added: string): Promise<void> {
  const post = (await project.read(`data/posts/${removed}.md`))
    .replace(
      /^title: .*$/m,
      'title: "An article of our own, as long as a headline may be, and newer than all"',
    )
    .replace(
      /^excerpt: .*$/m,
      'excerpt: "What another company writes about: nobody has read this sentence before."',
    )
    .replace(/^date: .*$/m, 'date: "2031-02-03"');
  await project.write(`data/posts/${added}.md`, post);
  for (const folder of ["data/posts", "data/sw/posts"])
    await rm(join(project.folder, folder, `${removed}.md`));
  for (const file of globSync("data/**/*.{ts,md}", { cwd: project.folder })) {
    const text = await project.read(file);
    if (text.includes(removed)) await project.write(file, text.replaceAll(removed, added));
  }
}
