import {
  findProduct,
  findService,
  findSolution,
  findTool,
  formatMoney,
  type InLanguage,
  type Locale,
  listProducts,
  listSolutions,
  listTools,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Accent } from "#data/schemas/accents.ts";
import { monthlySum } from "./prices";

export type OfferKinds = ReturnType<typeof listOfferKinds>;

/**
 * The four kinds of offer with their lowest prices, each with an example. Pages on which a visitor chooses a kind show them. A
 * kind without prices has no price, and a kind whose example is not among the records has no example.
 */
export function listOfferKinds({ common, locale }: Words) {
  const { title, link, from, fromMonthly, fromWorkflow, fromTools, items } = common.offerKinds;
  const prices = {
    tool: priced(fromMonthly, least(monthlyPrices())),
    product: priced(from, least(listProducts("en").map(({ pricing }) => pricing))),
    service: priced(fromWorkflow, findService("workflow-design", "en")?.price),
    solution: priced(fromTools, least(solutionPrices())),
  };
  return {
    title,
    link,
    items: items.map(({ example, ...item }) => ({
      ...item,
      accent: offerKindAccents[item.id],
      price: prices[item.id],
      example: exampleOf(item.id, example, common.offerKinds, locale),
    })),
  };
}

interface OfferKindExample extends InLanguage {
  /** The task in an owner's words. */
  text: string;
  /** The name and the path of the tool, product, service or solution that does the task. */
  title: string;
  path: string;
  /** Its own starting price, because the price of its kind is the lowest of all. */
  price: string | undefined;
  /** A cheaper way for a small customer, after the price. */
  note: string | undefined;
}

/** The colours of the kinds' drawings: four that are easy to tell apart. The examples' own colours would be the same for some kinds. */
const offerKindAccents = { tool: 1, product: 6, service: 7, solution: 4 } satisfies Record<string, Accent>;

const records = { tool: findTool, product: findProduct, service: findService, solution: findSolution };

function exampleOf(
  kind: keyof typeof records,
  { id, text, note }: { id: string; text: string; note?: string },
  words: Words["common"]["offerKinds"],
  locale: Locale,
): OfferKindExample | undefined {
  const record = records[kind](id, locale);
  return (
    record && {
      text,
      title: record.title,
      path: record.path,
      price: examplePrice(kind, id, words),
      lang: record.lang,
      note,
    }
  );
}

function examplePrice(
  kind: keyof typeof records,
  id: string,
  { exampleFrom, exampleMaintenance, exampleFromMonthly }: Words["common"]["offerKinds"],
): string | undefined {
  if (kind === "tool") return priced(exampleFromMonthly, least(monthlyPrices(id)));
  if (kind === "product") return priced(exampleFrom, findProduct(id, "en")?.pricing);
  if (kind === "service") return priced(exampleMaintenance, findService(id, "en")?.pricing?.maintenance?.[0]);
  return priced(exampleFromMonthly, monthlySum(findSolution(id, "en")?.tools ?? []));
}

/** The monthly prices of all tools that a visitor can use, or of one of them. */
function monthlyPrices(only?: string): number[] {
  // Use the English records, because `period` is compared with an English word.
  return listTools("en")
    .filter(({ id, status }) => status !== "Coming Soon" && id === (only ?? id))
    .flatMap(({ pricing }) => pricing)
    .flatMap(({ price, period }) => (price !== null && period === "month" ? price : []));
}

/** For each solution the sum of its tools' monthly prices, as /solutions calculates it. */
function solutionPrices(): number[] {
  return listSolutions("en")
    .map(({ tools }) => monthlySum(tools))
    .filter((sum) => sum > 0);
}

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined);

function priced(text: string, amount: number | null | undefined): string | undefined {
  return amount ? fill(text, { price: formatMoney(amount) }) : undefined;
}
