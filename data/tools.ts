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

/** Every tool, in the catalogue's order. A new one is a file in tools/ and a line here. */
export const tools = [
  aiMpesaAnalyzer,
  eStatementAnalyzer,
  invoiceReorganizer,
  ocrExtractor,
  expenseAnomalyDetector,
  imageGenerator,
  logoGenerator,
  carouselCreator,
  youtubeTranscriber,
  reelsGenerator,
  leadScorer,
  chatbotBuilder,
  roiCalculator,
];
