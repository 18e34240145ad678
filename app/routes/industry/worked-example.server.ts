import { fill } from "#data/fill.ts";
import type { Industry } from "#data/schemas/industry.ts";
import { getOffer } from "~/content/offers.server";
import { findTool, formatMoney, formatNumber, type Words } from "~/content/records.server";

/**
 * Works an industry's example out: what is freed, what it is worth, what it costs, what is left each month, and when
 * the setup is paid back. Only the assumptions stand in data/; prices are those of the tool, service or product.
 * @throws Error when the example brings nothing
 */
export function workedExample({ example }: Industry, words: Words) {
  const copy = words.industries.example;
  const { cases, minutesBefore, minutesAfter, hourCost, gain, plan } = example;
  const hoursBefore = (cases.count * minutesBefore) / 60;
  const hoursAfter = (cases.count * minutesAfter) / 60;
  const freed = (hoursBefore - hoursAfter) * hourCost;
  const gained = gain ? gain.count * gain.each : 0;
  const fee = plan ? priceOfPlan(plan) : 0;
  const net = Math.round(freed + gained - fee);
  if (net <= 0) throw new Error(`The example “${example.title}” brings nothing: ${formatMoney(net)} a month`);

  const inHours = (value: number) => fill(copy.hours, { hours: formatNumber(value) });
  const counted = (minutes: number) => ({ count: formatNumber(cases.count), noun: cases.noun, minutes });
  return {
    today: {
      label: copy.today.label,
      sum: fill(copy.today.sum, counted(minutesBefore)),
      value: inHours(hoursBefore),
    },
    after: {
      label: copy.after.label,
      sum: fill(copy.after.sum, counted(minutesAfter)),
      value: inHours(hoursAfter),
    },
    lines: [
      {
        label: copy.freed.label,
        sum: fill(copy.freed.sum, {
          hours: inHours(hoursBefore - hoursAfter),
          rate: formatMoney(hourCost),
        }),
        value: formatMoney(Math.round(freed)),
      },
      ...(gain
        ? [
            {
              label: fill(copy.gain.label, { noun: gain.noun }),
              sum: fill(copy.gain.sum, { count: gain.count, each: formatMoney(gain.each) }),
              value: formatMoney(gained),
            },
          ]
        : []),
      ...(plan
        ? [
            {
              label: fill(copy.plan.label, { tool: findTool(plan.tool)?.title ?? "", tier: plan.tier }),
              sum: "",
              value: `−${formatMoney(fee)}`,
            },
          ]
        : []),
    ],
    net: { label: copy.net, value: formatMoney(net) },
    setup: setupOf(example.setup, net, words),
  };
}

type Plan = NonNullable<Industry["example"]["plan"]>;

/** @throws Error when there is no such plan; data/records.ts has checked that there is */
function priceOfPlan({ tool, tier }: Plan): number {
  const plan = findTool(tool)?.pricing.find((candidate) => candidate.tier === tier);
  if (!plan?.price) throw new Error(`${tool} has no plan ${tier} with a price`);
  return plan.price;
}

/** What is paid once, and in which month it has come back. */
function setupOf(setup: Industry["example"]["setup"], net: number, words: Words) {
  const { example } = words.industries;
  if (!setup) return { label: undefined, text: example.noSetup };
  const { title, amount } = getOffer(setup.kind, setup.id, words);
  if (amount === null) throw new Error(`${setup.id} has no price to work with`);
  const price = formatMoney(amount);
  const months = amount / net;
  return {
    label: fill(example.setup, { title, price }),
    text: fill(example.payback, {
      month: Math.ceil(months),
      price,
      net: formatMoney(net),
      months: formatNumber(months),
    }),
  };
}
