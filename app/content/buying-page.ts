import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { infoHeader } from "#app/content/info-header-links.ts";
import { chatLink } from "#app/content/links.ts";
import { monthsOfYear, pricesExcludeVat, withVat } from "#app/content/prices.ts";
import {
  findService,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  getCompany,
  type Locale,
  listProducts,
  listTools,
  type PayingHours,
  payingHours,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type BuyingPage = ReturnType<typeof buyingPage>;

export function buyingPage(words: Words) {
  const { meta, hero, facts, risks, trial, week } = words.buying;
  const { stage, example, ...stages } = words.buying.stages;
  const costs = monthlyCosts(words);
  const { buying } = getCompany(words.locale);
  const terms = {
    quoteValidDays: buying.quoteValidDays,
    invoiceDueDays: buying.invoiceDueDays,
    vatPercent: buying.vatPercent,
  };
  const { vat, withholding, guarantee, ...others } = facts.items;
  return {
    meta,
    header: { ...infoHeader("help", "/how-buying-works", words), ...hero },
    facts: {
      title: facts.title,
      items: [
        { ...guarantee, figures: Object.values(guarantee.figures) },
        others.price,
        { label: vat.label, text: vat.texts[buying.vat] },
        ...withholdingFacts(withholding, words.locale),
        others.payment,
      ].map((item) => ({ ...item, text: fill(item.text, terms) })),
    },
    risks,
    stages: {
      ...stages,
      items: stageItems({ stage, example }, words.locale),
      /** The first year of the product whose price the stages divide. */
      year: costs.examples.at(-1),
    },
    costs,
    alternatives: alternativesSection(words),
    trial,
    week,
    closing: { ...words.home.closing, chatLink: chatLink(words.chat.greeting) },
    structuredData: [breadcrumbData("/how-buying-works", words)],
  };
}

/**
 * The tax that customers withhold, with the first plan of the first tool as an example where prices exclude VAT. Empty if the
 * company's record has no such tax, or if the company charges no VAT.
 */
function withholdingFacts(
  { text, example, ...fact }: Words["buying"]["facts"]["items"]["withholding"],
  locale: Locale,
) {
  const { vat, withholding } = getCompany(locale).buying;
  if (!withholding || vat === "none") return [];
  const { feePercent, feeFrom, vatPercent } = withholding;
  const values = { feePercent, feeFrom: formatMoney(feeFrom), withheldVatPercent: vatPercent };
  return [
    { ...fact, text: fill(text, { ...values, example: withholdingExample(example, feePercent, locale) }) },
  ];
}

function withholdingExample(copy: string, feePercent: number, locale: Locale): string {
  const price = listTools(locale)[0]?.pricing.find((plan) => plan.price)?.price;
  if (!price || !pricesExcludeVat()) return "";
  const withheld = Math.round((price * feePercent) / 100);
  const total = withVat(price);
  const amounts = { price, vat: total - price, total, withheld, rest: total - withheld };
  return fill(
    copy,
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formatMoney(amount)])),
  );
}

/** The stages of a payment, each with the amount for the first product as an example. */
function stageItems({ stage, example }: Record<"stage" | "example", string>, locale: Locale) {
  const price = listProducts(locale)[0]?.pricing;
  const { stages } = getCompany(locale).buying;
  return stages.map(({ percent, when }, index) => ({
    label: fill(stage, { number: index + 1 }),
    /** The sum of the earlier stages, in per cent. */
    start: stages.slice(0, index).reduce((total, stage) => total + stage.percent, 0),
    percent,
    when,
    example: price
      ? fill(example, { amount: formatMoney(Math.round((price * percent) / 100)), price: formatMoney(price) })
      : undefined,
  }));
}

/** The monthly costs, and the first year of a workflow and of the first product as examples. */
function monthlyCosts({ buying: { costs }, locale }: Words) {
  const { hosting, maintenance } = getCompany(locale).buying.productMonthly;
  const { tool, workflow, connection, hosting: hosted, maintenance: maintained, messages } = costs.items;
  const monthly = (item: { label: string; text: string }, price: string | undefined) =>
    price === undefined ? [] : [{ ...item, price: fill(costs.monthly, { price }) }];
  const maintenanceOf = (id: string) => {
    const range = findService(id, locale)?.pricing?.maintenance;
    return range ? formatMoneyRange(range) : undefined;
  };
  const product = listProducts(locale)[0];
  const service = workflowYear(locale);
  const { example } = costs;
  return {
    title: costs.title,
    intro: costs.intro,
    items: [
      tool,
      ...monthly(workflow, maintenanceOf("workflow-design")),
      ...monthly(connection, maintenanceOf("api-integration")),
      ...monthly(hosted, formatMoney(hosting)),
      ...monthly(maintained, formatMoney(maintenance)),
      messages,
    ],
    examples: [
      ...(service
        ? [{ ...service, monthly: [{ label: example.maintenance, each: service.maintenance }] }]
        : []),
      ...(product
        ? [
            {
              title: product.title,
              setup: product.pricing,
              monthly: [
                { label: example.hosting, each: hosting },
                { label: example.maintenance, each: maintenance },
              ],
            },
          ]
        : []),
    ].map((offer) => yearExample(offer, example, locale)),
  };
}

/** The lowest prices of a workflow and its maintenance; undefined if it lacks one of them. @public A feature uses it. */
export function workflowYear(locale: Locale) {
  const { title = "", price, pricing } = findService("workflow-design", locale) ?? {};
  const maintenance = pricing?.maintenance?.[0];
  return price && maintenance ? { title, setup: price, maintenance } : undefined;
}

/** The costs of an offer in its first year, line by line, and in each later year. */
function yearExample(
  { title, setup, monthly }: { title: string; setup: number; monthly: { label: string; each: number }[] },
  copy: Words["buying"]["costs"]["example"],
  locale: Locale,
) {
  const { vatPercent } = getCompany(locale).buying;
  const yearly = monthsOfYear * monthly.reduce((total, { each }) => total + each, 0);
  const beforeVat = setup + yearly;
  const total = withVat(beforeVat);
  return {
    title: fill(copy.title, { offer: title }),
    lines: [
      { label: copy.setup, amount: setup },
      ...monthly.map(({ label, each }) => ({
        label: fill(label, { price: formatMoney(each) }),
        amount: monthsOfYear * each,
      })),
      ...(total > beforeVat ? [{ label: fill(copy.vat, { vatPercent }), amount: total - beforeVat }] : []),
    ].map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
    total: { label: copy.total, amount: formatMoney(total) },
    later: fill(copy.later, { price: formatMoney(withVat(yearly)) }),
    without: monthly.length === 1 ? fill(copy.without, { price: formatMoney(withVat(setup)) }) : undefined,
  };
}

/** Alternatives to a workflow, with the hours that it has to save per month to be cheaper than a clerk. */
function alternativesSection({ buying: { alternatives }, locale }: Words) {
  const { buying } = getCompany(locale);
  const { title = "", setup, maintenance } = workflowYear(locale) ?? { setup: 0, maintenance: 0 };
  const [firstYear, later] = [setup / monthsOfYear + maintenance, maintenance].map((monthly) =>
    payingHours(monthly, buying),
  );
  const rowOf = (label: string, key: keyof PayingHours) => [
    label,
    ...[firstYear, later].map((hours) => formatNumber(hours?.[key] ?? 0)),
  ];
  const values = { clerkMonth: formatMoney(buying.clerkMonthly), clerkHours: buying.clerkHours };
  return {
    ...alternatives,
    items: alternatives.items.map(({ text, hours, ...item }) => ({
      ...item,
      text: fill(text, values),
      table: hours && {
        caption: hours.title,
        columns: [hours.firstYear, hours.later],
        rows: pricesExcludeVat()
          ? [rowOf(hours.net, "hours"), rowOf(hours.withVat, "withVat")]
          : [rowOf(title, "hours")],
      },
    })),
  };
}
