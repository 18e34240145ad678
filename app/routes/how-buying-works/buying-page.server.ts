import { infoHeader } from "#app/content/info-header.server.ts";
import { chatLink } from "#app/content/links.server.ts";
import {
  findService,
  formatList,
  formatMoney,
  formatMoneyRange,
  getCompany,
  type Locale,
  listProducts,
  listTools,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

const monthsOfYear = 12;

/** What the page about buying shows: its words, with the company's terms and the prices of the records. */
export function buyingPage(words: Words) {
  const { meta, hero, facts, stages, trial, week } = words.buying;
  const { buying } = getCompany(words.locale);
  const { withholding } = buying;
  const terms = {
    quoteValidDays: buying.quoteValidDays,
    invoiceDueDays: buying.invoiceDueDays,
    vatPercent: buying.vatPercent,
    feePercent: withholding.feePercent,
    feeFrom: formatMoney(withholding.feeFrom),
    withheldVatPercent: withholding.vatPercent,
  };
  const { vat, withholding: withheld, ...others } = facts.items;
  const openTools = listTools(words.locale).filter(({ status }) => status !== "Coming Soon");
  return {
    meta,
    header: { ...infoHeader("help", "/how-buying-works", words), ...hero },
    facts: {
      title: facts.title,
      items: [
        others.price,
        { label: vat.label, text: vat.texts[buying.vat] },
        ...(buying.vat === "none" ? [] : [withheld]),
        others.payment,
        others.due,
        others.guarantee,
      ].map((item) => ({ ...item, text: fill(item.text, terms) })),
    },
    stages: {
      title: stages.title,
      intro: stages.intro,
      tools: stages.tools,
      items: stageItems(stages.example, words.locale),
    },
    costs: monthlyCosts(words),
    trial: {
      ...trial,
      intro: fill(trial.intro, {
        tools: formatList(
          openTools.map(({ title }) => title),
          words.locale,
        ),
      }),
    },
    week,
    closing: { ...words.home.closing, chatLink: chatLink(words.chat.greeting) },
  };
}

/** The stages of a payment, each with what it comes to for the first product. */
function stageItems(example: string, locale: Locale) {
  const price = listProducts(locale)[0]?.pricing;
  const { stages } = getCompany(locale).buying;
  return stages.map(({ percent, when }, index) => ({
    /** Where it begins on the whole, in per cent. */
    start: stages.slice(0, index).reduce((total, stage) => total + stage.percent, 0),
    percent,
    when,
    example: price
      ? fill(example, {
          amount: formatMoney(Math.round((price * percent) / 100)),
          price: formatMoney(price),
        })
      : undefined,
  }));
}

/** What is paid each month, and the first year of the first product as an example. */
function monthlyCosts({ buying: { costs }, locale }: Words) {
  const { vat, vatPercent, productMonthly } = getCompany(locale).buying;
  const { hosting, maintenance } = productMonthly;
  const { tool, workflow, hosting: hosted, maintenance: maintained, messages } = costs.items;
  const aMonth = (price: string) => fill(costs.monthly, { price });
  const workflowMaintenance = findService("workflow-design", locale)?.pricing?.maintenance;
  const product = listProducts(locale)[0];
  const { example } = costs;

  const yearly = monthsOfYear * (hosting + maintenance);
  const beforeVat = (product?.pricing ?? 0) + yearly;
  const vatRate = vat === "excluded" ? vatPercent / 100 : 0;
  const withVat = (amount: number) => Math.round(amount * (1 + vatRate));
  return {
    title: costs.title,
    intro: costs.intro,
    items: [
      tool,
      ...(workflowMaintenance ? [{ ...workflow, price: aMonth(formatMoneyRange(workflowMaintenance)) }] : []),
      { ...hosted, price: aMonth(formatMoney(hosting)) },
      { ...maintained, price: aMonth(formatMoney(maintenance)) },
      messages,
    ],
    example: product && {
      title: fill(example.title, { product: product.title }),
      lines: [
        { label: example.setup, amount: product.pricing },
        {
          label: fill(example.hosting, { price: formatMoney(hosting) }),
          amount: monthsOfYear * hosting,
        },
        {
          label: fill(example.maintenance, { price: formatMoney(maintenance) }),
          amount: monthsOfYear * maintenance,
        },
        ...(vatRate > 0
          ? [{ label: fill(example.vat, { vatPercent }), amount: withVat(beforeVat) - beforeVat }]
          : []),
      ].map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
      total: { label: example.total, amount: formatMoney(withVat(beforeVat)) },
      later: fill(example.later, { price: formatMoney(withVat(yearly)) }),
    },
  };
}
