import { roiDemo as record } from "../demos/roi-demo";
import { checked } from "../schemas/check";
import { roiDemoSchema } from "../schemas/roi-demo";
import { memoizeByLocale } from "./memoize-by-locale";
import { swahiliModule } from "./swahili";
import { translated } from "./translation";

const file = "demos/roi-demo.ts";
const inSwahili = translated(record, swahiliModule(file).roiDemo, roiDemoSchema);

export const isRoiDemoTranslated = inSwahili !== undefined;

/** The examples of the ROI calculator, and how wrong each guess may be. */
export const getRoiDemo = memoizeByLocale((locale) =>
  checked(file, roiDemoSchema, (locale === "sw" && inSwahili) || record, locale),
);
