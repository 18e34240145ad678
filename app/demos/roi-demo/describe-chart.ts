/** The lines of the chart, what they show in words, and how the offers compare. */

import type { Roi } from "#app/roi/roi.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney, type NumberFormat } from "#data/load/number-format.ts";
import { balanceAfter } from "./balance";
import { type BestOffer, type EqualOffers, findEqualOffers, horizons, letterOf } from "./calculator";

type Copy = Words["roiDemo"]["chart"];

/** @param results of the offers, as expected */
export function describeChart(
  results: readonly Roi[],
  bestOffers: readonly BestOffer[],
  copy: Copy,
  format: NumberFormat,
) {
  const equalOffers = findEqualOffers(results);
  const lines = results.map(({ net, setup, paybackMonths }, index) => {
    const first = equalOffers.find(({ offer }) => offer === index)?.equalTo ?? index;
    const equals = [
      first,
      ...equalOffers.filter(({ equalTo }) => equalTo === first).map(({ offer }) => offer),
    ];
    return {
      letter: letterOf(index),
      net,
      setup,
      paybackMonths,
      /** How many lines are where this one is, and its place among them. */
      equals: equals.length,
      place: equals.indexOf(index),
    };
  });
  const described = lines.map(({ letter, ...result }) =>
    fill(copy.line, {
      letter,
      start: formatMoney(balanceAfter(result, 0), format),
      end: formatMoney(balanceAfter(result, horizons.long), format),
    }),
  );
  return {
    title: fill(copy.title, { currency: format.symbol }),
    months: copy.months,
    label: fill(copy.label, { months: horizons.long, lines: described.join(", ") }),
    comparison: describeComparison(results.length, bestOffers, equalOffers, copy),
    lines,
  };
}

/** How several offers compare: who is ahead, and which are equal. Of offers that are all equal none is ahead. */
function describeComparison(
  offers: number,
  bestOffers: readonly BestOffer[],
  equalOffers: readonly EqualOffers[],
  copy: Copy,
): string {
  if (offers === 1) return "";
  const areAllEqual = equalOffers.length === offers - 1;
  const equal = equalOffers.map(({ offer, equalTo }) =>
    fill(copy.equal, { letter: letterOf(offer), other: letterOf(equalTo) }),
  );
  return [areAllEqual ? "" : describeBestOffers(bestOffers, copy), ...equal].filter(Boolean).join(" ");
}

/** Who is ahead until when. With three offers the lead can change twice. */
function describeBestOffers([first, second, third]: readonly BestOffer[], copy: Copy): string {
  if (!first) return "";
  const letter = letterOf(first.offer);
  if (!second) return fill(copy.leader, { letter, months: horizons.long });
  const change = fill(copy.bestOffers, { letter, month: first.until, next: letterOf(second.offer) });
  if (!third) return change;
  return `${change} ${fill(copy.last, { letter: letterOf(third.offer), month: second.until + 1 })}`;
}
