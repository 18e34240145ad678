import { localPath } from "#app/url/locale-paths.ts";
import { presets, ranges } from "#data/features/roi-demo/presets.ts";
import { findPlan, findTool, getCompany, getNumberFormat, type Words } from "#data/index.ts";
import { fillAll } from "#data/load/fill.ts";
import { formatNumberAs } from "#data/load/number-format.ts";
import { enteredDigits, mapFields } from "./calculation/calculator-fields";

export type CalculatorSection = ReturnType<typeof calculatorSection>;

/** The view model of the calculator: its words, number format and examples. @throws Error if an example's plan has no price */
export function calculatorSection({ roiDemo: { tool, examples, ...words }, locale }: Words) {
  const format = getNumberFormat();
  return {
    copy: {
      ...words,
      form: { ...words.form, fields: fillAll(words.form.fields, { currency: format.symbol }) },
    },
    format,
    ranges,
    examples: presets.map(({ id, inputs, plan }) => {
      const priced = { ...inputs, fee: inputs.fee + (plan ? planPrice(plan) : 0) };
      const texts = mapFields(priced, (value) => formatNumberAs(value, format, enteredDigits));
      return { id, label: examples[id], texts };
    }),
    /** The full URL of the page, for links in texts that leave the site. */
    page: getCompany("en").siteUrl + localPath(findTool(tool.id, "en")?.path ?? "", locale),
  };
}

function planPrice({ tool, tier }: { tool: string; tier: string }): number {
  const plan = findPlan(tool, tier, "en");
  if (!plan?.price) throw new Error(`features/roi-demo/presets.ts: ${tool} has no plan ${tier} with a price`);
  return plan.price;
}
