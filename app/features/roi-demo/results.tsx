import { type ReactNode, useId } from "react";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { fill } from "#data/load/fill.ts";
import { formatNumberAs, type NumberFormat } from "#data/load/number-format.ts";
import { BalanceChart } from "./balance-chart";
import { type CalculatorInputs, scenarioNames } from "./calculation/calculator";
import { enteredDigits, offerKeys, taskKeys } from "./calculation/calculator-fields";
import type { CalculationView } from "./calculation/describe-calculation";
import type { CalculatorSection } from "./calculator-section";
import { Sensitivity } from "./sensitivity";

interface ResultsProps {
  view: CalculationView;
  inputs: CalculatorInputs;
  copy: CalculatorSection["copy"];
  format: NumberFormat;
  url: string;
  children: ReactNode;
}

/** The results of the calculation. They print on two pages: the results, then how they are calculated. */
export function Results({ view, inputs, copy, format, url, children }: ResultsProps) {
  const { chart, sensitivity, working } = view;
  return (
    <div className="mt-6 lg:contents">
      <ReportInputs inputs={inputs} copy={copy} format={format} url={url} />
      <div className="grid items-start gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:mt-lead">
        <Result view={view} scenarios={scenarioNames.map((name) => copy.scenarios[name])} />
        <div className="report-page card px-5 py-2 sm:p-7">
          <NarrowFold heading="h3" headingClasses="font-sans font-semibold text-base" title={working.title}>
            <SumLines {...working.sum} />
          </NarrowFold>
        </div>
      </div>
      <p className="mt-5 max-w-prose print:hidden">{copy.timeSaved}</p>
      <div className="mt-6">{children}</div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:col-span-2 lg:grid-cols-half print:grid-cols-half">
        <BalanceChart {...chart} format={format} />
        <Sensitivity {...sensitivity} />
      </div>
      <ReportSignatures {...copy.report} />
      <p className="mt-10 max-w-prose text-soft lg:col-span-2" data-print="hidden">
        {copy.full}
      </p>
    </div>
  );
}

/** Printed in place of the form: the figures that were entered. */
function ReportInputs({ inputs, copy, format, url }: Omit<ResultsProps, "view" | "children">) {
  return (
    <div className="hidden print:block">
      <h2>{copy.report.title}</h2>
      <p>{`${fill(copy.report.made, { address: url })} ${copy.timeSaved}`}</p>
      <h3 className="mt-3 font-semibold">{copy.report.inputs}</h3>
      <dl className="grid grid-cols-2 gap-x-10">
        {[...taskKeys, ...offerKeys].map((key) => (
          <div key={key} className="flex justify-between border-line border-b">
            <dt>{copy.form.fields[key].label}</dt>
            <dd className="font-semibold">{formatNumberAs(inputs[key], format, enteredDigits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Lines for the signatures of the people who confirm the figures. */
function ReportSignatures({ signatures, lines }: CalculatorSection["copy"]["report"]) {
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

/** In a window with very large letters each figure has a line of its own, which begins with the name of its scenario. */
const figureClasses =
  "wrap-break-word flex-wrap justify-end gap-x-2 pt-1 pb-2 ps-2 max-[18rem]:flex max-[18rem]:basis-full max-[18rem]:ps-0";

type ResultProps = { view: CalculationView; scenarios: string[] };

/** The verdict, and the results in the three scenarios. */
function Result({ view: { verdict, caption, rows }, scenarios }: ResultProps) {
  const id = useId();
  return (
    <article className="card card-top">
      <div className="p-5 sm:p-7">
        <h3 className="text-balance text-heading">{verdict.title}</h3>
        <p className="mt-2">{verdict.text}</p>
        <table className="mt-5 w-full table-fixed text-end tabular-nums">
          <caption className="mb-2 text-start text-sm text-soft">{caption}</caption>
          <thead className="max-[18rem]:sr-only">
            <tr className="border-ink border-b-2 text-sm">
              {scenarios.map((name, index) => (
                <th key={name} id={`${id}column${index}`} scope="col" className="pb-1 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ label, formula, values }, row) => (
            <tbody key={label} className="border-line border-b last:border-0">
              <tr>
                <th
                  id={`${id}row${row}`}
                  colSpan={3}
                  scope="rowgroup"
                  className="pt-2.5 text-start font-normal leading-tight"
                >
                  <span className="font-semibold">{label}</span>{" "}
                  <span className="text-sm text-soft">= {formula}</span>
                </th>
              </tr>
              <tr>
                {scenarios.map((name, index) => (
                  <td
                    key={name}
                    // The name is in a row of its own, so many screen readers would read the figure without it.
                    headers={`${id}row${row} ${id}column${index}`}
                    className={`${figureClasses} ${index === 1 ? "font-bold" : ""}`}
                  >
                    <span aria-hidden="true" className="me-auto hidden max-[18rem]:inline">
                      {name}
                    </span>
                    <span>{values[index]}</span>
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </article>
  );
}
