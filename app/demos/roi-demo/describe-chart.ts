/** The lines of the chart, what they show in words, and how the offers compare. */

import { balanceAfter, type Roi } from "#app/roi/roi.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney, type NumberFormat } from "#data/load/number-format.ts";
import { type calculateBestOffers, findEqualOffers, horizons, letterOf } from "./calculator";

type Copy = Words["roiDemo"]["chart"];
type BestOffers = ReturnType<typeof calculateBestOffers>;

/** @param results of the offers, as expected */
export function describeChart(
  results: readonly Roi[],
  bestOffers: BestOffers,
  copy: Copy,
  format: NumberFormat,
) {
  const equalOffers = findEqualOffers(results);
  const end = (roi: Roi, months: number) => formatMoney(balanceAfter(roi, months), format);
  const lines = results.map((roi, index) =>
    fill(copy.line, { letter: letterOf(index), start: end(roi, 0), end: end(roi, horizons.long) }),
  );
  return {
    title: fill(copy.title, { currency: format.symbol }),
    months: copy.months,
    label: fill(copy.label, { months: horizons.long, lines: lines.join(", ") }),
    comparison: describeComparison(bestOffers, equalOffers, copy),
    lines: results.map(({ net, setup, paybackMonths }, index) => {
      const equals = equalOffers[index] ?? [];
      // How many lines are where this one is, and its place among them.
      const among = { equals: equals.length, place: equals.indexOf(index) };
      return { letter: letterOf(index), net, setup, paybackMonths, ...among };
    }),
  };
}

/** How several offers compare: who is ahead until when, and which are equal. Of offers all equal none is ahead. */
function describeComparison(bestOffers: BestOffers, equalOffers: number[][], copy: Copy): string {
  if (equalOffers.length === 1) return "";
  const equal = equalOffers.flatMap(([first = 0], offer) =>
    first === offer ? [] : fill(copy.equal, { letter: letterOf(offer), other: letterOf(first) }),
  );
  const [first, second, third] = equal.length === equalOffers.length - 1 ? [] : bestOffers;
  const ahead = [];
  if (first) {
    const [letter, next] = [letterOf(first.offer), second && letterOf(second.offer)];
    if (next) ahead.push(fill(copy.bestOffers, { letter, month: first.until, next }));
    else ahead.push(fill(copy.leader, { letter, months: horizons.long }));
  }
  // With three offers the lead can change twice.
  if (second && third)
    ahead.push(fill(copy.last, { letter: letterOf(third.offer), month: second.until + 1 }));
  return [...ahead, ...equal].join(" ");
}
