/** The tables of the page `/pricing`, generated from the records. */

import { accentOfTool } from "#app/content/accents.ts";
import {
  alsoWithVat,
  firstYearPrice,
  monthsOfYear,
  perPeriod,
  priceAfterBeta,
  pricesExcludeVat,
  startingTier,
  withVat,
} from "#app/content/prices.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import type { Table } from "#app/markdown/markdown-table.ts";
import {
  clerkHourCost,
  findTool,
  formatMoney,
  formatNumber,
  formatWeeks,
  getCompany,
  type InLanguage,
  type Locale,
  listProducts,
  listServices,
  listTools,
  payingHours,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { ProductRecord } from "#data/schemas/product.ts";
import type { Tool } from "#data/schemas/tool.ts";

/**
 * All tools: a row for each plan, with the main limit of a monthly plan. Only the first row of a tool has its name, so that the
 * name spans the tool's rows.
 */
export function toolPrices(words: Words): Table {
  const { columns } = words.pricing;
  const rows = listTools(words.locale).flatMap((tool) => {
    const own = wordsInLanguageOf(tool, words);
    const isOnSale = tool.status !== "Coming Soon";
    // Compare the English period, because a translated record has a translated one.
    const isMonthly = findTool(tool.id, "en")?.pricing.map(({ period }) => period === "month");
    return tool.pricing.map(({ tier, price, period, least, features: [mainLimit] }, index) => {
      const name = index === 0 ? linkWithBead(tool) : "";
      if (!isOnSale) return [name, tier, "", ...vatColumn("")];
      const later = priceAfterBeta(tool, tier, words.locale);
      const plan = [
        tier,
        ...(price !== null && period ? [note(unitOf(period, least, own))] : []),
        ...(isMonthly?.[index] && mainLimit ? [note(mainLimit)] : []),
        ...(later ? [note(fill(own.pricing.afterBeta, { price: withVatBeside(later, own) }))] : []),
      ];
      return [
        name,
        plan.join(" "),
        price === null ? own.common.customQuote : formatMoney(price),
        ...vatColumn(price === null ? "" : formatMoney(withVat(price))),
      ];
    });
  });
  const header = [
    columns.tool,
    columns.plan,
    columns.price,
    ...vatColumn(vatTitle(words, columns.priceWithVat)),
  ];
  return { header, rows, figuresFrom: 2 };
}

/** All tools as a list in Markdown: for each the price of its first plan that has one. */
export function toolStarts(words: Words): string[] {
  return listTools(words.locale).map((tool) => {
    const own = wordsInLanguageOf(tool, words);
    const start = tool.status === "Coming Soon" ? undefined : startingTier(tool.pricing);
    const price = start
      ? `${fill(own.common.from, { price: `**${formatMoney(start.price ?? 0)}**` })} ${note(unitOf(start.period, start.least, own))}`
      : (tool.pricing[0]?.tier ?? own.common.customQuote);
    return `- ${linkWithBead(tool)} <span>${price}</span>`;
  });
}

/** All products, with the set-up price and the cost of the first year with hosting and maintenance. */
export function productPrices(words: Words): Table {
  const { columns } = words.pricing;
  const rows = listProducts(words.locale).map((product) => {
    const firstYear = firstYearPrice(product.pricing);
    return [
      linkTo(product),
      deliveryTime(product, words.locale),
      formatMoney(product.pricing),
      formatMoney(firstYear),
      ...vatColumn(formatMoney(withVat(firstYear))),
    ];
  });
  const header = [
    columns.product,
    columns.weeks,
    columns.setup,
    `${columns.firstYear} ${note(columns.firstYearCosts)}`,
    ...vatColumn(vatTitle(words, columns.firstYearWithVat)),
  ];
  return { header, rows, figuresFrom: 1 };
}

/**
 * The hours of a clerk that a product has to save each month: in a later year with and without maintenance, and for each
 * product in the first year, which also has to pay for the set-up.
 */
export function productHoursTable(words: Words): Table {
  const { columns, hours } = words.pricing;
  const { buying } = getCompany(words.locale);
  const { hosting, maintenance } = buying.productMonthly;
  const both = hosting + maintenance;
  const row = (year: string, label: string, monthly: number) => {
    const { hours, withVat = 0 } = payingHours(monthly, buying);
    return [year, label, formatNumber(hours), ...vatColumn(formatNumber(withVat))];
  };
  return {
    header: [columns.year, columns.costs, columns.hours, ...vatColumn(columns.hoursWithVat)],
    rows: [
      row(hours.laterYear, hours.both, both),
      row("", hours.hostingOnly, hosting),
      ...listProducts(words.locale).map(({ title, pricing }, index) =>
        row(index === 0 ? hours.firstYear : "", title, pricing / monthsOfYear + both),
      ),
    ],
    figuresFrom: 2,
  };
}

/** A longer time is not shown as a number of months: the product then has to prevent losses too. */
const longestRepayment = 10 * monthsOfYear;

/**
 * For sizes of a customer, the months after which the hours saved have repaid the set-up. They first pay for hosting and
 * maintenance, or in the next column only for hosting.
 */
export function productSizesTable(words: Words): Table {
  const { columns, sizes: copy } = words.pricing;
  const { buying } = getCompany(words.locale);
  const { hosting, maintenance } = buying.productMonthly;
  const monthly = hosting + maintenance;
  const repaid = (setup: number, gain: number) => {
    const months = gain > 0 ? Math.ceil(setup / gain) : Number.POSITIVE_INFINITY;
    return months > longestRepayment ? copy.never : formatNumber(months);
  };
  return {
    header: [
      columns.product,
      columns.size,
      columns.repaid,
      columns.repaidHosted,
      ...vatColumn(columns.repaidWithVat),
    ],
    rows: listProducts(words.locale).flatMap((product) => {
      const { pricing, sizes } = product;
      const hourCost = sizes?.hourCost ?? clerkHourCost(buying);
      return (sizes?.counts ?? []).map((size, index) => {
        const hours = (size * (sizes?.minutesEach ?? 0)) / 60;
        const worth = hours * hourCost;
        const saved = fill(copy.saved, { hours: formatNumber(hours), hourCost: formatMoney(hourCost) });
        return [
          index === 0 ? linkTo(product) : "",
          `${fill(sizes?.label ?? "", { size: formatNumber(size) })} ${note(saved)}`,
          repaid(pricing, worth - monthly),
          repaid(pricing, worth - hosting),
          ...vatColumn(repaid(withVat(pricing), worth - withVat(monthly))),
        ];
      });
    }),
    figuresFrom: 2,
  };
}

/** All services, with the one-time price and the monthly price of maintenance. */
export function servicePrices(words: Words): Table {
  const { columns } = words.pricing;
  const rows = listServices(words.locale).map((service) => {
    const own = wordsInLanguageOf(service, words);
    const { customQuote } = own.common;
    const { price, timeline, pricing } = service;
    const maintenance = pricing?.maintenance?.[0];
    const monthlyFor = pricing?.monthlyFor;
    return [
      monthlyFor
        ? `${linkTo(service)} ${note(fill(own.pricing.monthlyFor, { name: monthlyFor }))}`
        : linkTo(service),
      timeline ? formatWeeks(timeline, words.locale) : "",
      price === null ? customQuote : formatMoney(price),
      ...vatColumn(price === null ? "" : formatMoney(withVat(price))),
      maintenance ? formatMoney(maintenance) : "",
    ];
  });
  const header = [
    columns.service,
    columns.weeks,
    columns.once,
    ...vatColumn(vatTitle(words, columns.onceWithVat)),
    columns.monthly,
  ];
  return { header, rows, figuresFrom: 1 };
}

function withVatBeside(price: number, words: Words): string {
  return [formatMoney(price), alsoWithVat(price, words)].filter(Boolean).join(" ");
}

/** `per page, from 100` */
function unitOf(period: string, least: number | undefined, words: Words): string {
  const unit = perPeriod(period, words);
  return least === undefined
    ? unit
    : `${unit}, ${fill(words.pricing.atLeast, { count: formatNumber(least) })}`;
}

/** Markdown for a line of small text below the text before it. */
const note = (text: string) => `<small>${text}</small>`;

/** The weeks and, in a line below, the time that a permit adds. */
function deliveryTime(
  { timeline, furtherTime, lang }: Pick<ProductRecord, "timeline" | "furtherTime"> & InLanguage,
  locale: Locale,
): string {
  const weeks = formatWeeks(timeline, locale);
  if (!furtherTime) return weeks;
  return `${weeks} ${note(lang ? `<span lang="${lang}">${furtherTime}</span>` : furtherTime)}`;
}

/** A bead in the colour of the tool's solution. */
const beadOf = (tool: Pick<Tool, "category">) => `<i class="accent-${accentOfTool(tool)}"></i>`;

const linkWithBead = (tool: Tool & InLanguage) => linkTo({ ...tool, title: `${beadOf(tool)}${tool.title}` });

/** A link in Markdown. The title of a record without a translation is marked as English. */
function linkTo({ title, path, lang }: { title: string; path: string; lang?: Locale | undefined }): string {
  const link = `[${title}](${path})`;
  return lang ? `<span lang="${lang}">${link}</span>` : link;
}

/** The cell in the column "with VAT". If the records' prices include VAT, the table has no such column. */
const vatColumn = (cell: string) => (pricesExcludeVat() ? [cell] : []);

const vatTitle = ({ locale }: Words, title: string) =>
  fill(title, { vatPercent: getCompany(locale).buying.vatPercent });
