/** Every record of data/, checked against its schema and against the others, with the company's facts in its texts. */
import type * as v from "valibot";
import { caseStudies as caseStudyRecords } from "./case-studies";
import { checkSum } from "./check-sum";
import { roiDemo as roiDemoRecord } from "./demos/roi";
import { filled } from "./facts";
import { fillNamed } from "./fill-named";
import { industries as industryRecords } from "./industries";
import { infoPages } from "./info";
import { servicePrices, toolPrices } from "./own-prices";
import { posts } from "./posts";
import { products as productRecords } from "./products";
import { checked, checkedList, checkReferences, fileOf } from "./schemas/check";
import { industrySchema } from "./schemas/industry";
import { productSchema } from "./schemas/product";
import { caseStudySchema, teamMemberSchema, testimonialSchema } from "./schemas/proof";
import { roiDemoSchema } from "./schemas/roi-demo";
import { serviceSchema } from "./schemas/service";
import { solutionSchema } from "./schemas/solution";
import { specimenSchema } from "./schemas/specimen";
import { toolSchema } from "./schemas/tool";
import { services as serviceRecords } from "./services";
import { solutions as solutionRecords } from "./solutions";
import { specimens as specimenRecords } from "./specimens";
import { team as teamRecords } from "./team";
import { testimonials as testimonialRecords } from "./testimonials";
import { tools as toolRecords } from "./tools";

export const products = load("products.ts", productSchema, productRecords);
export const tools = load("tools/", toolSchema, toolRecords).map((tool) =>
  fillNamed(fileOf("tools/", tool.id), tool, toolPrices(tool)),
);
export const services = load("services/", serviceSchema, serviceRecords).map((service) =>
  fillNamed(fileOf("services/", service.id), service, servicePrices(service, products)),
);
export const solutions = load("solutions.ts", solutionSchema, solutionRecords);
export const caseStudies = load("case-studies.ts", caseStudySchema, caseStudyRecords);
export const testimonials = load("testimonials.ts", testimonialSchema, testimonialRecords);
export const industries = load("industries/", industrySchema, industryRecords);
export const specimens = load("specimens.ts", specimenSchema, specimenRecords);
export const team = load("team.ts", teamMemberSchema, teamRecords);
export const roiDemo = checked("demos/roi.ts", roiDemoSchema, roiDemoRecord);
export { infoPages, posts };

for (const [file, records] of Object.entries({ tools, products, solutions })) {
  for (const { id, specimen } of records) {
    checkReferences(`${file}.ts (${id}), specimen`, [specimen], specimens);
  }
}
for (const { id, relatedTools, testimonials: quoted } of tools) {
  checkReferences(`tools/${id}.ts, relatedTools`, relatedTools, tools);
  checkReferences(`tools/${id}.ts, testimonials`, quoted, testimonials);
}
for (const solution of solutions) {
  checkReferences(`solutions.ts (${solution.id}), tools`, solution.tools, tools);
  checkReferences(`solutions.ts (${solution.id}), services`, solution.services, services);
  checkReferences(`solutions.ts (${solution.id}), caseStudy`, [solution.caseStudy], caseStudies);
}
for (const { id, author, relatedPosts } of posts) {
  checkReferences(`posts/${id}.md, author`, [author], team);
  checkReferences(`posts/${id}.md, relatedPosts`, relatedPosts, posts);
}
for (const { id, fits, example, caseStudy } of industries) {
  const offers = { tool: tools, service: services, product: products };
  for (const { kind, id: offer } of fits) {
    checkReferences(`industries/${id}.ts, ${kind}`, [offer], offers[kind]);
  }
  checkSum(`industries/${id}.ts, example.sum`, example.sum, { tools, services, products });
  if (caseStudy) checkReferences(`industries/${id}.ts, caseStudy`, [caseStudy], caseStudies);
}
for (const { id, sum } of caseStudies) {
  checkSum(`case-studies.ts (${id}), sum`, sum, { tools, services, products });
}
for (const { path, references } of infoPages) {
  if (!references) continue;
  checkReferences(`info${path}.md, references.posts`, references.posts, posts);
  checkReferences(`info${path}.md, references.services`, references.services, services);
  checkReferences(`info${path}.md, references.tools`, references.tools, tools);
  checkReferences(`info${path}.md, references.products`, references.products, products);
}

/**
 * Checks records and puts the company's facts into their texts.
 * @param place their file below data/, or their folder with a file for each
 */
function load<Schema extends v.GenericSchema<unknown, { id: string }>>(
  place: string,
  schema: Schema,
  records: readonly { id: string }[],
): v.InferOutput<Schema>[] {
  return checkedList(place, schema, records).map((record) => filled(record, fileOf(place, record.id)));
}
