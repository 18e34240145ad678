import { aboutPlan } from "#app/content/about-titles.ts";
import { accentOfTool } from "#app/content/accents.ts";
import { breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { chatLink } from "#app/content/links.ts";
import { statusBadge, toolItem } from "#app/content/offers.ts";
import { perPeriod, startingPrice } from "#app/content/prices.ts";
import { labelSamples, labelSection, sampleLabel } from "#app/content/sample-label.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import { getStartedPath } from "#app/url/about-parameter.ts";
import { findTool, formatMoney, hasDemo, labelOf, listTestimonials, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Tool } from "#data/schemas/tool.ts";

export type ToolPage = ReturnType<typeof toolPage>;

/** The view model of a tool's page by section. Some words depend on the tool's status. */
export function toolPage(tool: Tool, words: Words) {
  const { common, tools } = words;
  const { detail } = tools;
  const byStatus = detail.byStatus[tool.status];
  const withToolName = (text: string) => fill(text, { tool: tool.title });
  const accent = accentOfTool(tool);
  const chat = chatLink(withToolName(detail.chatText));
  const price = startingPrice(tool.pricing, words) ?? byStatus.pricing.noPrice;
  const startPath = getStartedPath(`tool.${tool.id}`);
  const canBeTried = hasDemo(tool.id, words.locale);
  return {
    accent,
    meta: { title: withToolName(detail.meta.title), description: descriptionOf(tool, words) },
    hero: {
      ...detail.hero,
      accent,
      illustration: pictureOf({ ...tool, accent }, words),
      title: tool.title,
      tagline: tool.tagline,
      price,
      status: statusBadge(tool.status, words.locale),
      isAvailable: tool.status === "Available",
      category: labelOf(tool.category, words.locale),
      categoryPath: `/tools?${new URLSearchParams({ category: tool.category })}`,
      start: byStatus.start,
      startPath,
      promise: byStatus.promise,
      chatLink: chat,
      demo: canBeTried ? detail.hero.demo : detail.hero.examples,
      demoLink: demoLinkOf(tool, canBeTried),
      factsLabel: withToolName(detail.hero.factsLabel),
      rating:
        tool.rating > 0
          ? fill(detail.hero.rating, { rating: tool.rating, reviews: tool.totalReviews })
          : undefined,
      sampleLabel: sampleLabel(tool.sample, detail.hero.sample),
      users: tool.activeUsers ? fill(detail.hero.users, { users: tool.activeUsers }) : undefined,
      breadcrumbs: breadcrumbs("/tools", words, tool),
    },
    bar: {
      label: detail.bar.label,
      links: [
        { label: detail.bar.try, href: "#try", isThere: canBeTried },
        { label: detail.bar.price, href: "#pricing", isThere: tool.pricing.length > 0 },
        { label: detail.bar.limits, href: "#limits", isThere: tool.notFor.length > 0 },
        { label: detail.bar.questions, href: "#faq", isThere: tool.faqs.length > 0 },
      ].filter(({ isThere }) => isThere),
      price,
      start: byStatus.start,
      startPath,
      isInHeader: tool.status === "Available",
    },
    stats: { title: withToolName(detail.stats.title), items: labelSamples(tool.stats, common.sample) },
    overview: { ...detail.overview, paragraphs: tool.overview, items: tool.keyBenefits },
    workflow: {
      ...byStatus.workflow,
      steps: tool.workflow.map(({ step, ...rest }) => ({
        ...rest,
        label: fill(detail.workflow.step, { step }),
      })),
    },
    features: {
      ...byStatus.features,
      // The intro is about the features of plans, so leave it out if no plan has any.
      intro: tool.pricing.some(({ features }) => features.length > 0) ? byStatus.features.intro : undefined,
      isPlanned: tool.status === "Coming Soon",
      items: tool.features,
    },
    useCases: { ...detail.useCases, ...byStatus.useCases, ...labelSection(tool.useCases, common.sample) },
    pricing: {
      ...byStatus.pricing,
      intro: fill(byStatus.pricing.intro, { trial: tool.trial || detail.pricing.trial }),
      buying: common.buying,
      popular: detail.pricing.popular,
      includes: detail.pricing.includes,
      tiers: tool.pricing.map((tier, index) => ({
        ...tierOf(tool, tier, words),
        path: getStartedPath(aboutPlan(tool.id, index)),
      })),
    },
    limits: { title: common.notFor, items: tool.notFor },
    testimonials: testimonialsSection(tool, words),
    faq: {
      ...detail.faq,
      intro: tool.usesAi ? detail.faq.intro : detail.faq.introWithoutAi,
      items: tool.faqs,
    },
    related: {
      ...detail.related,
      ...byStatus.related,
      items: tool.relatedTools.flatMap((id) => relatedRow(id, words)),
    },
    closing: {
      ...byStatus.closing,
      start: byStatus.start,
      startPath,
      chat: detail.hero.chat,
      chatLink: chat,
    },
  };
}

function testimonialsSection(tool: Tool, words: Words) {
  const { tools, common, locale } = words;
  const quotes = listTestimonials(locale).filter(({ id }) => tool.testimonials.includes(id));
  const { sampleLabel: label, items } = labelSection(quotes, common.sample);
  return {
    title: tools.detail.testimonials.title,
    sampleLabel: label,
    items: items.map((item) => ({
      ...item,
      ratingLabel: fill(wordsInLanguageOf(item, words).tools.detail.testimonials.rating, {
        rating: item.rating,
      }),
    })),
  };
}

/** The link to the section with the demo, or to the examples if there is no demo; undefined if there are neither. */
function demoLinkOf({ useCases }: Tool, canBeTried: boolean): string | undefined {
  if (canBeTried) return "#try";
  return useCases.length > 0 ? "#examples" : undefined;
}

function descriptionOf(tool: Tool, words: Words): string {
  const price = startingPrice(tool.pricing, words);
  return price ? `${tool.tagline} ${price}.` : tool.tagline;
}

/** A tier with its price as text. The tiers of a tool that is not available yet have no button. */
function tierOf({ status }: Tool, plan: Tool["pricing"][number], words: Words) {
  const { price, period, popular: isPopular, ...tier } = plan;
  const { byStatus, pricing } = words.tools.detail;
  const action = price === null ? pricing.ask : pricing.choose;
  return {
    ...tier,
    isPopular,
    price: price === null ? byStatus[status].pricing.noPrice : formatMoney(price),
    per: price === null ? undefined : perPeriod(period, words),
    choose: status === "Coming Soon" ? undefined : fill(action, { tier: tier.tier }),
  };
}

function relatedRow(id: string, words: Words) {
  const tool = findTool(id, words.locale);
  return tool ? [{ ...toolItem(tool, words), text: tool.inShort || tool.tagline }] : [];
}
