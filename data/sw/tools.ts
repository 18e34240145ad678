import type { RecordTranslations } from "../load/translation";
import type { Tool } from "../schemas/tool";
import { aiMpesaAnalyzer } from "./tools/ai-mpesa-analyzer";
import { carouselCreator } from "./tools/carousel-creator";
import { chatbotBuilder } from "./tools/chatbot-builder";
import { eStatementAnalyzer } from "./tools/e-statement-analyzer";
import { expenseAnomalyDetector } from "./tools/expense-anomaly-detector";
import { imageGenerator } from "./tools/image-generator";
import { invoiceReorganizer } from "./tools/invoice-reorganizer";
import { leadScorer } from "./tools/lead-scorer";
import { logoGenerator } from "./tools/logo-generator";
import { ocrExtractor } from "./tools/ocr-extractor";
import { reelsGenerator } from "./tools/reels-generator";
import { roiCalculator } from "./tools/roi-calculator";
import { youtubeTranscriber } from "./tools/youtube-transcriber";

/** The words of every tool in Swahili, by its id. */
export const tools: RecordTranslations<Tool> = {
  "ai-mpesa-analyzer": aiMpesaAnalyzer,
  "e-statement-analyzer": eStatementAnalyzer,
  "invoice-reorganizer": invoiceReorganizer,
  "ocr-extractor": ocrExtractor,
  "expense-anomaly-detector": expenseAnomalyDetector,
  "image-generator": imageGenerator,
  "logo-generator": logoGenerator,
  "carousel-creator": carouselCreator,
  "youtube-transcriber": youtubeTranscriber,
  "reels-generator": reelsGenerator,
  "lead-scorer": leadScorer,
  "chatbot-builder": chatbotBuilder,
  "roi-calculator": roiCalculator,
};
