import type { RecordTranslations } from "../load/translation";
import type { Industry } from "../schemas/industry";
import { agriculture } from "./industries/agriculture";
import { education } from "./industries/education";
import { finance } from "./industries/finance";
import { healthcare } from "./industries/healthcare";
import { manufacturing } from "./industries/manufacturing";
import { nonProfit } from "./industries/non-profit";
import { realEstate } from "./industries/real-estate";
import { retail } from "./industries/retail";

/** The words of every industry in Swahili, by its id. */
export const industries: RecordTranslations<Industry> = {
  finance,
  healthcare,
  retail,
  manufacturing,
  education,
  "real-estate": realEstate,
  agriculture,
  "non-profit": nonProfit,
};
