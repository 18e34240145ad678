import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { NodeCompiler, type PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import { getWords, type Locale, listTools, locales } from "#data/index.ts";
import { readFace } from "./brochure-fonts";
import { brochureContent } from "./content";

const { version } = createRequire(import.meta.url)("@myriaddreamin/typst-ts-node-compiler/package.json");
const template = new URL("./brochure.typ", import.meta.url);

/** Brochures of earlier builds, by what is in them. */
const cache = "node_modules/.cache/brochures";

/** A tool's brochure as a PDF file, and whether it was made anew. */
export interface Brochure {
  id: string;
  locale: Locale;
  pdf: Buffer;
  isNew: boolean;
}

/**
 * Makes the brochure of each tool that is open, in each language that it is in; of a plan there is none, because paper outlives it.
 * Each is a tagged PDF (PDF/UA-1) that depends on nothing but its texts and pictures, the template, the face and the
 * version of Typst: one of an earlier build serves as long as these are the same. Typst lays out, tags and checks
 * against PDF/UA by itself; with pdfkit, which was tried, each of these would be code of ours.
 * @throws Error naming the tool and what Typst has to say of its brochure
 */
export async function makeBrochures(): Promise<Brochure[]> {
  await mkdir(cache, { recursive: true });
  const source = await readFile(template, "utf8");
  const face = readFace();
  const common = createHash("sha256").update(version).update(source);
  for (const file of face) common.update(file);
  let compiler: NodeCompiler | undefined;
  const brochures: Brochure[] = [];
  const open = locales.flatMap((locale) =>
    listTools(locale)
      .filter(({ status, lang }) => status !== "Coming Soon" && !lang)
      .map((tool) => ({ tool, locale })),
  );
  for (const { tool, locale } of open) {
    const content = JSON.stringify(brochureContent(tool, getWords(locale)));
    const cached = `${cache}/${common.copy().update(content).digest("hex")}.pdf`;
    const kept = await readFile(cached).catch(() => undefined);
    if (kept) {
      brochures.push({ id: tool.id, locale, pdf: kept, isNew: false });
      continue;
    }
    compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: face }] });
    const pdf = compile(compiler, tool.id, source, content);
    // Renamed once it is whole: a build that is stopped here leaves no half file.
    await writeFile(`${cached}.part`, pdf);
    await rename(`${cached}.part`, cached);
    brochures.push({ id: tool.id, locale, pdf, isNew: true });
  }
  return brochures;
}

function compile(compiler: NodeCompiler, id: string, mainFileContent: string, content: string): Buffer {
  const pdfStandard = "ua-1" as PdfStandard.UA_1;
  try {
    return compiler.pdf({ mainFileContent, inputs: { content } }, { pdfStandard });
  } catch (error) {
    // Typst's own words are in `code`; the message is empty.
    throw new Error(`The brochure of ${id}: ${(error as { code?: string }).code || error}`);
  }
}
