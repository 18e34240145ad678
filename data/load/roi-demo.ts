import { roiDemo as record } from "../demos/roi-demo";
import { checkRecord } from "../schemas/check";
import { roiDemoSchema } from "../schemas/roi-demo";
import { memoizeByLocale } from "./memoize-by-locale";
import { swahiliModule } from "./swahili";
import { translate } from "./translation";

const file = "demos/roi-demo.ts";
const inSwahili = translate(record, swahiliModule(file).roiDemo, roiDemoSchema);

export const isRoiDemoTranslated = inSwahili !== undefined;

/** The examples of the ROI calculator, and how wrong each guess may be. */
export const getRoiDemo = memoizeByLocale((locale) =>
  checkRecord(file, roiDemoSchema, (locale === "sw" && inSwahili) || record, locale),
);
