import type { ReactNode } from "react";
import { type CalculatorInputs, scenarioNames } from "#app/demos/roi-demo/calculator.ts";
import type { CalculationView } from "#app/demos/roi-demo/describe-calculation.ts";
import type { NumberFormat } from "#data/load/number-format.ts";
import { BalanceChart } from "./balance-chart";
import type { CalculatorSection } from "./calculator-section.server";
import { offerAccent } from "./offer-accent";
import { OfferResult, OfferWorking } from "./offer-result";
import { ReportInputs, ReportSignatures } from "./report";
import { Swings } from "./swings";

interface ResultsProps {
  view: CalculationView;
  inputs: CalculatorInputs;
  copy: CalculatorSection["copy"];
  format: NumberFormat;
  address: string;
  /** What can be done with the result. */
  children: ReactNode;
}

const columns = ["", "", "lg:grid-cols-2", "lg:grid-cols-3"];
const paperColumns = ["", "print:grid-cols-1", "print:grid-cols-2", "print:grid-cols-3"];

/** What follows from the figures. On paper it fills two pages: the results, then how they come about. */
export function Results({ view, inputs, copy, format, address, children }: ResultsProps) {
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
      <ReportInputs inputs={inputs} copy={copy} format={format} address={address} />
      {isAlone ? (
        <div className={`${row} lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:mt-6 lg:grid-cols-1`}>
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
