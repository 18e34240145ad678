/*
 * Shows the monthly price of the tools in the chosen solutions, and below it the costs that are not in this price. The choice is
 * kept in the URL for a reload, for Back and for the other language.
 */
import { aboutParameter } from "#app/url/about-parameter.ts";
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
  /** With `{tools}`: says that tools which several of the chosen solutions have are counted once. */
  once: string;
  /** Says which costs are not in the sum. It is shown last. */
  note: string;
  format: NumberFormat;
}

/** In a checkbox's `data-tools`: a tool's title, its monthly price or 0, and the text for a price that is not monthly or "". */
export type PricedTool = [title: string, monthly: number, perUse: string];

const form = document.querySelector<HTMLFormElement>("[data-sum]");
const [totalLine, notes] = form?.querySelectorAll("[role=status]") ?? [];
const words: SumWords = JSON.parse(form?.dataset.sum ?? "null");

function show() {
  const chosen = form?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
  const all = Array.from(chosen).flatMap(({ dataset }): PricedTool[] => JSON.parse(dataset.tools ?? "[]"));
  // A map by title, because two solutions may have the same tool.
  const tools = [...new Map(all.map((tool) => [tool[0], tool])).values()];
  const shared = tools
    .map(([title]) => title)
    .filter((title) => all.filter((tool) => tool[0] === title).length > 1);
  const sum = tools.reduce((total, [, monthly]) => total + monthly, 0);
  if (!totalLine || !notes) return;
  totalLine.textContent = notes.textContent = "";
  if (tools.length === 0) return;
  const { format, vatPercent, withVat, once, note } = words;
  const line = (place: Element, name: "b" | "span", text: string | false | undefined) => {
    if (!text) return;
    const element = document.createElement(name);
    element.textContent = text;
    (place as ParentNode).append(element, " ");
  };
  line(totalLine, "b", sum > 0 && fill(words.sum, { price: formatMoneyAs(sum, format) }));
  line(
    totalLine,
    "span",
    sum > 0 &&
      withVat &&
      fill(withVat, { price: formatMoneyAs(addVat(sum, vatPercent), format), vatPercent }),
  );
  for (const [, , perUse] of tools) line(notes, "span", perUse);
  line(notes, "span", shared.length > 0 && fill(once, { tools: shared.join(", ") }));
  line(notes, "span", note);
}

function readAddress() {
  const chosen = new URLSearchParams(location.search).getAll(aboutParameter);
  for (const box of form?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [])
    box.checked = chosen.includes(box.value);
  show();
}

form?.addEventListener("change", () => {
  const url = new URL(location.href);
  url.searchParams.delete(aboutParameter);
  for (const { value } of form.querySelectorAll<HTMLInputElement>(":checked"))
    url.searchParams.append(aboutParameter, value);
  history.replaceState(history.state, "", url);
  show();
});
readAddress();
// Again, because after Back the browser restores its own state of the checkboxes.
addEventListener("pageshow", readAddress);
