import { formatMoney, formatNumber } from "#data/index.ts";
import type { SumInputs } from "#data/schemas/sum.ts";
import type { Roi } from "./roi";

/** Formats minutes per case with 2 digits, because they are multiplied: 1 digit would be too inexact. */
export const formatMinutes = (minutes: number) => formatNumber(minutes, 2);

/** The values of all placeholders for a sum. Those that end in `ADay` need a factor named `days`. */
export function placeholdersOf({ work, gains, running }: SumInputs, roi: Roi): Record<string, string> {
  const { days } = work?.factors ?? {};
  return {
    ...(work && {
      ...mapValues(work.factors, (factor) => formatNumber(factor)),
      ...(days && {
        byHandADay: formatNumber(casesByHand(work) / days),
        doneADay: formatNumber((casesOf(work) - casesByHand(work)) / days),
        hoursBeforeADay: formatNumber(roi.hoursBefore / days),
        hoursAfterADay: formatNumber(roi.hoursAfter / days),
      }),
      cases: formatNumber(casesOf(work)),
      hoursPerCaseBefore: formatNumber(work.minutesBefore / 60),
      hoursPerCaseAfter: formatNumber(minutesAfter(work) / 60),
      minutesBefore: formatMinutes(work.minutesBefore),
      minutesByHand: formatMinutes(work.minutesByHand),
      minutesAfter: formatMinutes(minutesAfter(work)),
      stillByHand: formatNumber(work.stillByHand),
      doneOf100: formatNumber(100 - work.stillByHand),
      hourCost: formatMoney(work.hourCost),
    }),
    ...Object.assign(
      {},
      ...gains.map((gain) => ({
        ...(gain.of === undefined ? {} : { [`${gain.name}Of`]: formatNumber(gain.of) }),
        [`${gain.name}Before`]: formatNumber(gain.before),
        [`${gain.name}After`]: formatNumber(gain.after),
        [`${gain.name}Gained`]: formatNumber(gainedOf(gain)),
        [`${gain.name}Each`]: formatMoney(gain.each),
      })),
    ),
    ...Object.assign(
      {},
      ...running.map(({ name, each }) => (name ? { [`${name}Each`]: formatMoney(each) } : {})),
    ),
    net: formatMoney(roi.net),
  };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

export type Work = NonNullable<SumInputs["work"]>;

export const casesOf = ({ factors }: Work) =>
  Object.values(factors).reduce((product, factor) => product * factor, 1);

const casesByHand = (work: Work) => (casesOf(work) * work.stillByHand) / 100;

export const minutesAfter = ({ stillByHand, minutesByHand }: Work) => (stillByHand * minutesByHand) / 100;

/** The number of units by which a gain rises or falls each month. */
export function gainedOf({ of = 100, before, after }: SumInputs["gains"][number]): number {
  return (Math.abs(before - after) * of) / 100;
}
