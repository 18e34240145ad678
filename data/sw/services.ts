import type { RecordTranslations } from "../load/translation";
import type { Service } from "../schemas/service";
import { aiStrategy } from "./services/ai-strategy";
import { apiIntegration } from "./services/api-integration";
import { complianceAudit } from "./services/compliance-audit";
import { customDevelopment } from "./services/custom-development";
import { dataLabeling } from "./services/data-labeling";
import { workflowDesign } from "./services/workflow-design";

/** The words of every service in Swahili, by its id. */
export const services: RecordTranslations<Service> = {
  "workflow-design": workflowDesign,
  "api-integration": apiIntegration,
  "ai-strategy": aiStrategy,
  "compliance-audit": complianceAudit,
  "data-labeling": dataLabeling,
  "custom-development": customDevelopment,
};
