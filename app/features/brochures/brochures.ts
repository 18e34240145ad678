import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { NodeCompiler, type PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import { fromCache } from "#app/build/build-cache.ts";
import { getWords, isFeatureIn, type Locale, listTools, locales } from "#data/index.ts";
import { readFonts } from "./brochure-fonts";
import { brochureContent } from "./content";
import { sampleQuote } from "./sample-quote";

const { version } = createRequire(import.meta.url)("@myriaddreamin/typst-ts-node-compiler/package.json");
const read = (template: string) => readFile(new URL(`./${template}`, import.meta.url), "utf8");

interface Source {
  id: string;
  locale: Locale;
  template: "brochure.typ" | "sample-quote.typ";
  content: object | undefined;
}

export type Brochure = Pick<Source, "id" | "locale"> & { pdf: Buffer; isNew: boolean };

/**
 * The documents of a language: the sample quote, and a brochure for each tool that is not only planned, because a
 * printed plan would soon be outdated. Empty if the feature's words lack a Swahili translation.
 */
function listSources(locale: Locale): Source[] {
  if (!isFeatureIn("brochures", locale)) return [];
  const words = getWords(locale);
  const open = listTools(locale).filter(({ status, lang }) => status !== "Coming Soon" && !lang);
  return [
    ...open.map((tool) => ({
      id: tool.id,
      locale,
      template: "brochure.typ" as const,
      content: brochureContent(tool, words),
    })),
    { id: "sample-quote", locale, template: "sample-quote.typ", content: sampleQuote(words) },
  ];
}

/**
 * Makes the PDFs of all languages, tagged for screen readers (PDF/UA-1). They depend only on texts, pictures,
 * templates, fonts and the version of Typst.
 * @throws Error with the document and Typst's message
 */
export async function makeBrochures(): Promise<Brochure[]> {
  const base = await read("base.typ");
  const templates = {
    "brochure.typ": await read("brochure.typ"),
    "sample-quote.typ": await read("sample-quote.typ"),
  };
  const fonts = readFonts();
  let compiler: NodeCompiler | undefined;
  const brochures: Brochure[] = [];
  for (const { id, locale, template, content: object } of locales.flatMap(listSources)) {
    if (!object) continue;
    const content = JSON.stringify(object);
    const source = base + templates[template];
    const { content: pdf, isNew } = await fromCache("brochures", [version, source, ...fonts, content], () => {
      compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
      return compile(compiler, id, source, content);
    });
    brochures.push({ id, locale, pdf, isNew });
  }
  return brochures;
}

function compile(compiler: NodeCompiler, id: string, mainFileContent: string, content: string): Buffer {
  const pdfStandard = "ua-1" as PdfStandard.UA_1;
  try {
    return compiler.pdf({ mainFileContent, inputs: { content } }, { pdfStandard });
  } catch (error) {
    // Typst puts its error into `code` and leaves `message` empty.
    throw new Error(`The brochure of ${id}: ${(error as { code?: string }).code || error}`);
  }
}
