/* Shows the monthly price of the tools in the chosen solutions. */
import { fill } from "#data/load/fill.ts";
import { formatMoneyAs, type NumberFormat } from "#data/load/number-format.ts";
import { addVat } from "#data/load/vat.ts";

/** The JSON in the form's `data-sum`. */
export interface SumWords {
  /** The text for the monthly price, with `{price}`. */
  sum: string;
  /** With `{price}` and `{vatPercent}`; undefined if prices include VAT. */
  withVat: string | undefined;
  vatPercent: number;
  /** Added if a tool is not paid per month. */
  besides: string;
  format: NumberFormat;
}

const form = document.querySelector<HTMLFormElement>("[data-sum]");
const status = form?.querySelector("[role=status]");
const words: SumWords = JSON.parse(form?.dataset.sum ?? "null");

function show() {
  const chosen = form?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
  // A map by tool id, because two solutions may have the same tool.
  const monthly = new Map<string, number>(
    Array.from(chosen).flatMap(({ dataset }) => JSON.parse(dataset.monthly ?? "[]")),
  );
  const prices = [...monthly.values()];
  const sum = prices.reduce((total, price) => total + price, 0);
  if (!status) return;
  status.textContent = "";
  if (sum === 0) return;
  const { format, vatPercent, withVat } = words;
  const heading = document.createElement("b");
  heading.textContent = fill(words.sum, { price: formatMoneyAs(sum, format) });
  const others = [
    withVat && fill(withVat, { price: formatMoneyAs(addVat(sum, vatPercent), format), vatPercent }),
    prices.includes(0) && words.besides,
  ];
  (status as ParentNode).append(heading, " ", others.filter(Boolean).join(" "));
}

form?.addEventListener("change", show);
// After Back the browser restores the chosen solutions.
addEventListener("pageshow", show);
