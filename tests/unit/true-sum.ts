import { expect } from "vitest";
import type { WorkedSum } from "#app/roi/roi.ts";
import { getNumberFormat } from "#data/index.ts";

/** The numbers in a text. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));

/** Expects that the value of each line follows from its visible factors, rounded to the visible digits. */
export function expectTrue({ lines, net, setup }: WorkedSum) {
  for (const { label, sum, value } of [...lines, ...setup.lines]) {
    const [first = 0, ...others] = numbersIn(sum);
    if (others.length === 0) continue;
    const isHours = !value.includes(getNumberFormat().symbol);
    const parts = /%$/.test(sum) ? [...others, 1 / 100] : others;
    const product = parts.reduce(
      (before, part) => (sum.includes("÷") ? before / part : before * part),
      first,
    );
    const expected = isHours ? product / 60 : product;
    const digits = isHours ? 2 : 0;
    const shown = numbersIn(value)[0] ?? Number.NaN;
    expect(Math.abs(shown - expected), `${label}: ${sum} = ${value}`).toBeLessThanOrEqual(
      0.5 / 10 ** digits + 1e-6,
    );
  }
  const signed = (text: string) => (/^[−-]/.test(text) ? -1 : 1) * (numbersIn(text)[0] ?? Number.NaN);
  const amounts = lines.filter(({ value }) => value.includes(getNumberFormat().symbol));
  return { net: signed(net.value), amounts: amounts.map(({ value }) => signed(value)) };
}
