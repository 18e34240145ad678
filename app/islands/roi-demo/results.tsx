import type { ReactNode } from "react";
import { type CalculatorInputs, letterOf, scenarioNames } from "#app/demos/roi-demo/calculator.ts";
import { enteredDigits, offerKeys, taskKeys } from "#app/demos/roi-demo/calculator-fields.ts";
import type { CalculatorSection } from "#app/demos/roi-demo/calculator-section.ts";
import type { CalculationView, OfferView } from "#app/demos/roi-demo/describe-calculation.ts";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { fill } from "#data/load/fill.ts";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { BalanceChart, offerAccent } from "./balance-chart";
import { Swings } from "./swings";

interface ResultsProps {
  view: CalculationView;
  inputs: CalculatorInputs;
  copy: CalculatorSection["copy"];
  format: NumberFormat;
  url: string;
  children: ReactNode;
}

const columns = ["", "", "lg:grid-cols-2", "lg:grid-cols-3"];
const paperColumns = ["", "print:grid-cols-1", "print:grid-cols-2", "print:grid-cols-3"];

/** What follows from the figures. On paper it fills two pages: the results, then how they come about. */
export function Results({ view, inputs, copy, format, url, children }: ResultsProps) {
  const { offers, chart, swings } = view;
  const isAlone = offers.length === 1;
  const scenarios = scenarioNames.map((name) => copy.scenarios[name]);
  const results = offers.map((offer, index) => (
    <OfferResult key={offer.letter} offer={offer} scenarios={scenarios} accent={offerAccent(index)} />
  ));
  const workings = offers.map(({ letter, working }, index) => (
    <OfferWorking key={letter} working={working} accent={offerAccent(index)} isOpen={isAlone} />
  ));
  const row = `grid items-start gap-5 ${columns[offers.length]} ${paperColumns[offers.length]}`;
  return (
    <div className={isAlone ? "mt-6 lg:contents" : "mt-6"}>
      <ReportInputs inputs={inputs} copy={copy} format={format} url={url} />
      {isAlone ? (
        <div className={`${row} lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:mt-lead lg:grid-cols-1`}>
          {results}
          <div className="report-page">{workings}</div>
        </div>
      ) : (
        <>
          <div className={row}>{results}</div>
          <div className={`report-page mt-5 ${row}`}>{workings}</div>
        </>
      )}
      <p className="mt-5 max-w-prose print:hidden">{copy.timeSaved}</p>
      <div className="mt-6">{children}</div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:col-span-2 lg:grid-cols-2 print:grid-cols-[2fr_3fr]">
        <BalanceChart {...chart} format={format} />
        <Swings {...swings} />
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
  const { fields, offer } = copy.form;
  const entries = [
    ...taskKeys.map((key) => ({ label: fields[key].label, value: inputs.task[key] })),
    ...inputs.offers.flatMap((entry, index) =>
      offerKeys.map((key) => ({
        label: `${fill(offer, { letter: letterOf(index) })}: ${fields[key].label}`,
        value: entry[key],
      })),
    ),
  ];
  return (
    <div className="hidden print:block">
      <h2>{copy.report.title}</h2>
      <p>
        {fill(copy.report.made, { address: url })} {copy.timeSaved}
      </p>
      <h3 className="mt-3 font-semibold">{copy.report.inputs}</h3>
      <dl className="grid grid-cols-2 gap-x-10">
        {entries.map(({ label, value }) => (
          <div key={label} className="flex justify-between border-line border-b">
            <dt>{label}</dt>
            <dd className="font-semibold">{formatNumber(value, format, enteredDigits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where those who answer for the figures sign. */
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

type OfferResultProps = { offer: OfferView; scenarios: string[]; accent: string };

function OfferResult({ offer, scenarios, accent }: OfferResultProps) {
  return (
    <article className={`${accent} rounded-card border border-line border-t-(--accent) border-t-6 bg-card`}>
      <div className="p-5 sm:p-7">
        <h3 className="font-sans font-semibold text-base text-soft">{offer.name}</h3>
        <p className="mt-1 text-balance font-bold font-display text-heading">{offer.verdict.title}</p>
        <p className="mt-2">{offer.verdict.text}</p>
        <table className="mt-5 w-full table-fixed text-end tabular-nums">
          <caption className="mb-2 text-start text-sm text-soft">{offer.caption}</caption>
          <thead>
            <tr className="border-ink border-b-2 text-sm">
              {scenarios.map((name) => (
                <th key={name} scope="col" className="pb-1 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {offer.rows.map(({ label, formula, values }) => (
            <tbody key={label} className="border-line border-b last:border-0">
              <tr>
                <th colSpan={3} scope="rowgroup" className="pt-2.5 text-start font-normal leading-tight">
                  <span className="font-semibold">{label}</span>{" "}
                  <span className="text-sm text-soft">= {formula}</span>
                </th>
              </tr>
              <tr>
                {scenarios.map((name, index) => (
                  <td key={name} className={`wrap-anywhere pt-1 pb-2 ps-2 ${index === 1 ? "font-bold" : ""}`}>
                    {values[index]}
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

type OfferWorkingProps = Pick<OfferView, "working"> & { accent: string; isOpen: boolean };

/** The sum behind an offer's result, folded while there are several of them, and on a phone. */
function OfferWorking({ working, accent, isOpen }: OfferWorkingProps) {
  if (isOpen)
    return (
      <div className={`${accent} rounded-card border border-line bg-card px-5 py-2 sm:p-7`}>
        <NarrowFold heading="h3" headingClasses="font-sans font-semibold text-base" title={working.title}>
          <SumLines {...working.sum} />
        </NarrowFold>
      </div>
    );
  return (
    <details className={`${accent} group rounded-card border border-line bg-card`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 p-5 font-semibold sm:px-7 [&::-webkit-details-marker]:hidden">
        {working.title}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-6 sm:px-7">
        <SumLines {...working.sum} />
      </div>
    </details>
  );
}
