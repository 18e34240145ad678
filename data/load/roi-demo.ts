import { roiDemo as record } from "../demos/roi-demo";
import { checkRecord } from "../schemas/check";
import { roiDemoSchema } from "../schemas/roi-demo";
import { memoizeByLocale } from "./memoize-by-locale";
import { swahiliModule } from "./swahili";
import { translate } from "./translation";

const file = "demos/roi-demo.ts";
const inSwahili = translate(record, swahiliModule(file).roiDemo, roiDemoSchema);

/** The calculator's page, while it is in English alone for want of words in Swahili. */
export const roiDemoInEnglish = inSwahili ? [] : [{ path: "/tools/roi-calculator", file, places: [] }];

/** The examples of the ROI calculator, and how wrong each guess may be. */
export const getRoiDemo = memoizeByLocale((locale) =>
  checkRecord(file, roiDemoSchema, (locale === "sw" && inSwahili) || record, locale),
);
