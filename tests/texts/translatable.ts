import * as v from "valibot";
import { caseStudies } from "#data/case-studies.ts";
import { company } from "#data/company.ts";
import { copy } from "#data/copy.ts";
import { productIllustrations } from "#data/illustrations/products.ts";
import { serviceIllustrations } from "#data/illustrations/services.ts";
import { solutionIllustrations } from "#data/illustrations/solutions.ts";
import { toolIllustrations } from "#data/illustrations/tools.ts";
import { industries } from "#data/industries.ts";
import { splitArticle } from "#data/load/front-matter.ts";
import { copyFile } from "#data/load/parts.ts";
import { swahiliArticle, swahiliModule, swahiliRecord } from "#data/load/swahili.ts";
import { compareWords, translate, wordsOf } from "#data/load/translation.ts";
import { footerNavigation, legalNavigation, mainNavigation } from "#data/navigation.ts";
import { products } from "#data/products.ts";
import { fileOf } from "#data/schemas/check.ts";
import { companySchema } from "#data/schemas/company.ts";
import { illustrationSchema } from "#data/schemas/illustration.ts";
import { industrySchema } from "#data/schemas/industry.ts";
import { infoFrontMatterSchema } from "#data/schemas/info.ts";
import { postCategories, postFrontMatterSchema } from "#data/schemas/post.ts";
import { productSchema } from "#data/schemas/product.ts";
import { caseStudySchema, teamMemberSchema, testimonialSchema } from "#data/schemas/proof.ts";
import { serviceSchema } from "#data/schemas/service.ts";
import { solutionSchema } from "#data/schemas/solution.ts";
import { findTexts, type PlacedText } from "#data/schemas/texts.ts";
import { toolCategories, toolSchema, toolStatuses } from "#data/schemas/tool.ts";
import { services } from "#data/services.ts";
import { solutions } from "#data/solutions.ts";
import { team } from "#data/team.ts";
import { testimonials } from "#data/testimonials.ts";
import { tools } from "#data/tools.ts";

/** A text in both languages, before placeholders are filled. */
export interface Pair {
  where: string;
  /** The keys from the record to the text; empty for the body of a Markdown file. */
  path: string[];
  english: string;
  swahili: string;
}

/** A unit of translation: a record, a page or a shared file. It may be in English only. */
export interface Translatable {
  /** The English file below data/, and the file name by which `dataFile` and `swahiliModule` find the translation. */
  file: string;
  twin: string;
  /** The record's id, if its file has several records. */
  id?: string;
  /** All English texts, and the texts that exist in both languages. Both include the body of a Markdown file. */
  english: PlacedText[];
  texts: Pair[];
  /** The places that the translation lacks, and the places that have no English original. */
  missing: string[];
  surplus: string[];
  /** The schema's complaint about words at a place, for example that they are too long. */
  faultOf(path: readonly string[], words: string): string | undefined;
}

const kinds: [place: string, records: readonly { id: string }[], schema: v.GenericSchema][] = [
  ["tools/", tools, toolSchema],
  ["services/", services, serviceSchema],
  ["industries/", industries, industrySchema],
  ["products.ts", products, productSchema],
  ["solutions.ts", solutions, solutionSchema],
  ["case-studies.ts", caseStudies, caseStudySchema],
  ["testimonials.ts", testimonials, testimonialSchema],
  ["team.ts", team, teamMemberSchema],
  ["illustrations/tools.ts", toolIllustrations, illustrationSchema],
  ["illustrations/products.ts", productIllustrations, illustrationSchema],
  ["illustrations/solutions.ts", solutionIllustrations, illustrationSchema],
  ["illustrations/services.ts", serviceIllustrations, illustrationSchema],
];

const articles = import.meta.glob<string>("../../data/{posts,info}/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const links = [
  ...mainNavigation,
  ...footerNavigation.flatMap((group) => group.links ?? []),
  ...legalNavigation,
];
const namesOfLinks = Object.fromEntries(links.map(({ path, label }) => [path, label]));
const namesOfGroups = Object.fromEntries(footerNavigation.map(({ id, label }) => [id, label]));

/** All units of translation. */
export const translatables: Translatable[] = [
  compare("company.ts", company, swahiliModule("company.ts").company, companySchema),
  ...Object.entries(copy).map(([part, words]) =>
    compare(copyFile(part), words, swahiliModule(copyFile(part))[part]),
  ),
  compare("navigation.ts", namesOfLinks, swahiliModule("navigation.ts").linkNames),
  compare("navigation.ts", namesOfGroups, swahiliModule("navigation.ts").groupNames),
  compareNames("schemas/tool.ts", [...toolCategories.map(({ name }) => name), ...toolStatuses]),
  compareNames(
    "schemas/post.ts",
    postCategories.map(({ name }) => name),
  ),
  ...kinds.flatMap(([place, records, schema]) =>
    records.map((record) => ({
      ...compare(place, record, swahiliRecord(place, record.id), schema),
      ...(place.endsWith("/") && { file: fileOf(place, record.id), twin: fileOf(place, record.id) }),
      id: record.id,
    })),
  ),
  ...Object.entries(articles).map(([path, source]) => {
    const file = path.replace("../../data/", "");
    const schema = file.startsWith("posts/") ? postFrontMatterSchema : infoFrontMatterSchema;
    const english = splitArticle(file, source);
    const fields = compare(file, english.fields, undefined, schema);
    const twin = swahiliArticle(file);
    const whole = [...fields.english, { path: [], text: english.body }];
    if (twin === undefined) return { ...fields, english: whole };
    const swahili = splitArticle(file, twin);
    const compared = compare(file, english.fields, swahili.fields, schema);
    const body = { where: file, path: [], english: english.body, swahili: swahili.body };
    return { ...compared, english: whole, texts: [...compared.texts, body] };
  }),
];

function compare(
  file: string,
  english: unknown,
  translation: unknown,
  schema?: v.GenericSchema,
): Translatable {
  const words = wordsOf(english, schema);
  const swahili = new Map(findTexts(translation).map(({ path, text }) => [path.join("."), text]));
  const texts = words.flatMap(({ path, text }) => {
    const twin = swahili.get(path.join("."));
    return twin === undefined
      ? []
      : [{ where: [file, ...path].join(" "), path, english: text, swahili: twin }];
  });
  const faultOf = (path: readonly string[], words: string) => {
    const changed = schema && translate(english, withWords(translation, path, words), schema);
    const issues = changed ? (v.safeParse(schema, changed, { lang: "sw" }).issues ?? []) : [];
    return issues.find((issue) => v.getDotPath(issue) === path.join("."))?.message;
  };
  return { file, twin: file, english: words, texts, ...compareWords(words, translation), faultOf };
}

function withWords(translation: unknown, [key, ...path]: readonly string[], words: string): unknown {
  if (key === undefined) return words;
  const part = (translation as Record<string, unknown>)[key];
  const changed = { ...(translation as object), [key]: withWords(part, path, words) };
  return Array.isArray(translation) ? Object.values(changed) : changed;
}

/** Compares the names of categories and statuses, which have a list of their own in Swahili. */
function compareNames(file: string, names: readonly string[]): Translatable {
  const twin = "names.ts";
  const swahili = (swahiliModule(twin).names ?? {}) as Record<string, string>;
  const known = Object.entries(swahili).filter(([name]) => names.includes(name));
  return {
    ...compare(file, Object.fromEntries(names.map((name) => [name, name])), Object.fromEntries(known)),
    twin,
  };
}
