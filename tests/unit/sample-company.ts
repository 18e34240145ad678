import { getCompany } from "#data/index.ts";

/**
 * The sample company as a list; empty after an owner has changed the name. Facts that an owner replaces are tested
 * only for the sample. With an empty list there are no such tests, so none has to be skipped.
 */
export const sampleCompanies = [getCompany("en")].filter(({ name }) => name === "Tiririka");

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
