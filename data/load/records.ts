/** Loads all records of data/, checks their schemas and references, and fills the company's facts into their texts. */
import type * as v from "valibot";
import { caseStudies as caseStudyRecords } from "../case-studies";
import { productIllustrations } from "../illustrations/products";
import { serviceIllustrations } from "../illustrations/services";
import { solutionIllustrations } from "../illustrations/solutions";
import { toolIllustrations } from "../illustrations/tools";
import { industries as industryRecords } from "../industries";
import { products as productRecords } from "../products";
import { checkRecord, checkRecords, checkReferences, fileOf } from "../schemas/check";
import { illustrationSchema } from "../schemas/illustration";
import { industrySchema } from "../schemas/industry";
import { productSchema } from "../schemas/product";
import { caseStudySchema, teamMemberSchema, testimonialSchema } from "../schemas/proof";
import { serviceSchema } from "../schemas/service";
import { solutionSchema } from "../schemas/solution";
import { toolSchema } from "../schemas/tool";
import { services as serviceRecords } from "../services";
import { solutions as solutionRecords } from "../solutions";
import { team as teamRecords } from "../team";
import { testimonials as testimonialRecords } from "../testimonials";
import { tools as toolRecords } from "../tools";
import { checkCalculationReferences } from "./check-calculation-references";
import { withRelatedPosts, withRelatedTools, withTools } from "./defaults";
import { fillFacts } from "./facts";
import { fillNamed } from "./fill-named";
import { readInfoPages } from "./info";
import { keepDemoParts } from "./keep-parts";
import { memoizeByLocale } from "./memoize-by-locale";
import { servicePrices, toolPrices, toolRating } from "./own-prices";
import { readPosts } from "./posts";
import { swahiliRecord } from "./swahili";
import { dataFile, type InLanguage, type Locale, translate } from "./translation";

/** All records in a language, by kind. References are the same in every language, so they are checked only in English. */
export const recordsIn: (locale: Locale) => Records = memoizeByLocale((locale) => {
  // Check English first: an error in facts, such as a wrong sum, must name the English file, which has the facts.
  if (locale !== "en") recordsIn("en");
  const records = readRecords(locale);
  if (locale === "en") checkAllReferences(records);
  return records;
});

type Records = ReturnType<typeof readRecords>;

function readRecords(locale: Locale) {
  const loadAll = loadIn(locale, new Set());
  const illustrations = [
    ...loadAll("illustrations/tools.ts", illustrationSchema, toolIllustrations),
    ...loadAll("illustrations/products.ts", illustrationSchema, productIllustrations),
    ...loadAll("illustrations/solutions.ts", illustrationSchema, solutionIllustrations),
    ...loadAll("illustrations/services.ts", illustrationSchema, serviceIllustrations),
  ];
  const load = loadIn(locale, new Set(illustrations.flatMap(({ id, lang }) => (lang ? id : []))));
  const products = load("products.ts", productSchema, productRecords);
  const tools = withRelatedTools(load("tools/", toolSchema, toolRecords));
  return {
    products,
    tools: tools.map((tool) =>
      fillNamed(dataFile(tool.lang ?? locale, fileOf("tools/", tool.id)), tool, {
        ...pricesOfTool(tool.id),
        ...toolRating(tool),
      }),
    ),
    services: load("services/", serviceSchema, serviceRecords).map((service) =>
      fillNamed(
        dataFile(service.lang ?? locale, fileOf("services/", service.id)),
        service,
        servicePrices(service, products, service.lang ?? locale),
      ),
    ),
    solutions: withTools(load("solutions.ts", solutionSchema, solutionRecords), tools),
    caseStudies: load("case-studies.ts", caseStudySchema, caseStudyRecords),
    testimonials: load("testimonials.ts", testimonialSchema, testimonialRecords),
    industries: load("industries/", industrySchema, industryRecords).map((industry) => ({
      ...industry,
      fits: industry.fits.map((fit) =>
        fit.kind === "tool"
          ? fillNamed(
              dataFile(industry.lang ?? locale, fileOf("industries/", industry.id)),
              fit,
              pricesOfTool(fit.id),
            )
          : fit,
      ),
    })),
    illustrations,
    team: load("team.ts", teamMemberSchema, teamRecords),
    posts: withRelatedPosts(readPosts(locale)),
    infoPages: readInfoPages(locale),
  };
}

/**
 * The placeholders for the prices of the tool with this id. They are named after the English names of its tiers, so they come
 * from its English record.
 */
function pricesOfTool(id: string) {
  const record = toolRecords.find((tool) => tool.id === id);
  return record ? toolPrices(record) : {};
}

/** @throws ContentError with the file and the reference to a record that does not exist */
function checkAllReferences(records: Records): void {
  const {
    tools,
    products,
    services,
    solutions,
    caseStudies,
    testimonials,
    industries,
    illustrations,
    team,
    posts,
    infoPages,
  } = records;
  for (const [file, shown] of Object.entries({ tools, products, solutions, services, industries })) {
    for (const { id, illustration } of shown) {
      if (illustration) checkReferences(`${file}.ts (${id}), illustration`, [illustration], illustrations);
    }
  }
  for (const { id, relatedTools, testimonials: quoted } of tools) {
    checkReferences(`tools/${id}.ts, relatedTools`, relatedTools, tools);
    checkReferences(`tools/${id}.ts, testimonials`, quoted, testimonials);
  }
  for (const solution of solutions) {
    checkReferences(`solutions.ts (${solution.id}), tools`, solution.tools, tools);
    checkReferences(`solutions.ts (${solution.id}), services`, solution.services, services);
    checkCalculationReferences(
      `solutions.ts (${solution.id})`,
      { plans: solution.plans?.needed ?? [], setup: [] },
      { tools, services, products },
    );
    if (solution.caseStudy)
      checkReferences(`solutions.ts (${solution.id}), caseStudy`, [solution.caseStudy], caseStudies);
  }
  for (const { id, author, relatedPosts } of posts) {
    if (author) checkReferences(`posts/${id}.md, author`, [author], team);
    checkReferences(`posts/${id}.md, relatedPosts`, relatedPosts, posts);
  }
  for (const { id, fits, example, caseStudy } of industries) {
    const offers = { tool: tools, service: services, product: products };
    for (const { kind, id: offer } of fits) {
      checkReferences(`industries/${id}.ts, ${kind}`, [offer], offers[kind]);
    }
    if (example)
      checkCalculationReferences(`industries/${id}.ts, example.sum`, example.sum, {
        tools,
        services,
        products,
      });
    if (caseStudy) checkReferences(`industries/${id}.ts, caseStudy`, [caseStudy], caseStudies);
  }
  for (const { id, sum } of caseStudies) {
    if (sum) checkCalculationReferences(`case-studies.ts (${id}), sum`, sum, { tools, services, products });
  }
  for (const { path, references } of infoPages) {
    if (!references) continue;
    checkReferences(`info${path}.md, references.posts`, references.posts, posts);
    checkReferences(`info${path}.md, references.services`, references.services, services);
    checkReferences(`info${path}.md, references.tools`, references.tools, tools);
    checkReferences(`info${path}.md, references.products`, references.products, products);
  }
}

/**
 * Returns a function that checks records and fills the company's facts into their texts. Its parameters are the records'
 * file or folder below data/, their schema, and the records. A record is returned in English with `lang: "en"` if its
 * translation, or that of its picture, is incomplete.
 * @param untranslated the ids of pictures whose translation is incomplete
 */
function loadIn(locale: Locale, untranslated: ReadonlySet<string>) {
  return <Schema extends v.GenericSchema<unknown, { id: string }>>(
    place: string,
    schema: Schema,
    records: readonly { id: string; illustration?: string | undefined }[],
  ): (v.InferOutput<Schema> & InLanguage)[] => {
    if (locale === "en")
      return checkRecords(
        place,
        schema,
        records.map((record) => keepDemoParts(record, fileOf(place, record.id), locale)),
      ).map((record) => fillFacts(record, fileOf(place, record.id), locale));
    return records.map((record) => {
      const file = fileOf(place, record.id);
      const isPictured = !untranslated.has(record.illustration ?? "");
      const words = isPictured && translate(record, swahiliRecord(place, record.id), schema);
      const language = words ? locale : "en";
      const kept = keepDemoParts(words || record, file, language);
      const filled = fillFacts(checkRecord(file, schema, kept, language), file, language);
      return words ? filled : { ...filled, lang: "en" };
    });
  };
}
