import { enteredDigits, mapFields } from "#app/demos/roi-demo/calculator-fields.ts";
import { calculatorPage } from "#app/demos/roi-demo/enquiry-words.ts";
import { findPlan, getNumberFormat, getRoiDemo, type Words } from "#data/index.ts";
import { fillAll } from "#data/load/fill.ts";
import { formatNumber } from "#data/load/number-format.ts";

/** The calculator's words, number format and examples. @throws Error when an example names a plan that has no price */
export function calculatorSection({ roiDemo, locale }: Words) {
  const format = getNumberFormat();
  const { presets, ranges } = getRoiDemo(locale);
  return {
    copy: {
      ...roiDemo,
      form: { ...roiDemo.form, fields: fillAll(roiDemo.form.fields, { currency: format.symbol }) },
    },
    format,
    ranges,
    examples: presets.map(({ id, label, inputs, plan }) => {
      const priced = { ...inputs, fee: inputs.fee + (plan ? planPrice(plan) : 0) };
      return { id, label, texts: mapFields(priced, (value) => formatNumber(value, format, enteredDigits)) };
    }),
    page: calculatorPage(locale),
  };
}

export type CalculatorSection = ReturnType<typeof calculatorSection>;

function planPrice({ tool, tier }: { tool: string; tier: string }): number {
  const plan = findPlan(tool, tier, "en");
  if (!plan?.price) throw new Error(`demos/roi-demo.ts: ${tool} has no plan ${tier} with a price`);
  return plan.price;
}
