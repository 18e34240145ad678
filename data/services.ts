import { aiStrategy } from "./services/ai-strategy";
import { apiIntegration } from "./services/api-integration";
import { complianceAudit } from "./services/compliance-audit";
import { customDevelopment } from "./services/custom-development";
import { dataLabeling } from "./services/data-labeling";
import { workflowDesign } from "./services/workflow-design";

/** Every service, in the overview's order. A new one is a file in services/ and a line here. */
export const services = [
  workflowDesign,
  apiIntegration,
  aiStrategy,
  complianceAudit,
  dataLabeling,
  customDevelopment,
];
