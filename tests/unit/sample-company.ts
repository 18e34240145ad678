import { getCompany } from "#data/index.ts";

/**
 * The company, while it is the sample that the site came with; none once an owner has put in his own name. What
 * README.md tells an owner to replace is held for it alone: in a list of none there is no test to skip.
 */
export const sampleCompanies = [getCompany("en")].filter(({ name }) => name === "Tiririka");

/** The tools that the site came with, in their order. Limits that depend on how much a record says hold for these alone. */
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
