import { type CalculatorInputs, letterOf } from "#app/demos/roi-demo/calculator.ts";
import { enteredDigits, offerKeys, taskKeys } from "#app/demos/roi-demo/calculator-fields.ts";
import { fill } from "#data/load/fill.ts";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import type { CalculatorSection } from "./calculator-section.server";

interface ReportInputsProps {
  inputs: CalculatorInputs;
  copy: CalculatorSection["copy"];
  format: NumberFormat;
  address: string;
}

/** Printed in place of the form: the figures that were entered. */
export function ReportInputs({ inputs, copy, format, address }: ReportInputsProps) {
  const { fields, offer } = copy.form;
  const number = (value: number) => formatNumber(value, format, enteredDigits);
  return (
    <div className="hidden print:block">
      <h2>{copy.report.title}</h2>
      <p>
        {fill(copy.report.made, { address })} {copy.timeSaved}
      </p>
      <h3 className="mt-3 font-semibold">{copy.report.inputs}</h3>
      <dl className="grid grid-cols-2 gap-x-10">
        {taskKeys.map((key) => (
          <div key={key} className="flex justify-between border-line border-b">
            <dt>{fields[key].label}</dt>
            <dd className="font-semibold">{number(inputs.task[key])}</dd>
          </div>
        ))}
        {inputs.offers.flatMap((entry, index) =>
          offerKeys.map((key) => (
            <div key={`${letterOf(index)}${key}`} className="flex justify-between border-line border-b">
              <dt>
                {fill(offer, { letter: letterOf(index) })}: {fields[key].label}
              </dt>
              <dd className="font-semibold">{number(entry[key])}</dd>
            </div>
          )),
        )}
      </dl>
    </div>
  );
}

/** Where those who answer for the figures sign. */
export function ReportSignatures({ signatures, lines }: CalculatorSection["copy"]["report"]) {
  return (
    <div className="hidden gap-x-8 pt-12 print:grid print:grid-cols-3">
      {signatures.map((who) => (
        <div key={who} className="border-ink border-t pt-1">
          <p className="font-semibold">{who}</p>
          <p>{lines}</p>
        </div>
      ))}
    </div>
  );
}
