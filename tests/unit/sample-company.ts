import { getCompany, listCaseStudies } from "#data/index.ts";

const hasSamples = listCaseStudies("en").some(({ sample }) => sample);

/**
 * The sample company as a list; empty after an owner has changed the name or removed the samples. Facts that an owner
 * replaces are tested only for the sample. With an empty list there are no such tests, so none has to be skipped.
 */
export const sampleCompanies = [getCompany("en")].filter(({ name }) => hasSamples && name === "Tiririka");

/** The sample's tools in their order. Limits that depend on the length of a record apply only to these tools. */
export const sampleTools: readonly string[] = [
  "ai-mpesa-analyzer",
  "e-statement-analyzer",
  "invoice-reorganizer",
  "ocr-extractor",
  "expense-anomaly-detector",
  "image-generator",
  "logo-generator",
  "carousel-creator",
  "youtube-transcriber",
  "reels-generator",
  "lead-scorer",
  "chatbot-builder",
  "roi-calculator",
];
