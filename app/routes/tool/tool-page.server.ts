import {
  beadOfTool,
  chatLink,
  fill,
  findTool,
  formatShillings,
  listTestimonials,
  type Words,
} from "~/content.server";
import { labelSamples, sampleLabel } from "~/sample-label.server";
import type { Tool } from "../../../data/schemas/tool";

/** What a tool's page shows, section by section: the tool's own record, in the words for its status. */
export function toolPage(tool: Tool, { common, tools: { detail } }: Words) {
  const spoken = detail.byStatus[tool.status];
  const named = (text: string) => fill(text, { tool: tool.title });
  const bead = beadOfTool(tool);
  const chat = chatLink(named(detail.chatText));
  const tiers = tool.pricing.map((tier) => tierOf(tool, tier, detail));
  const firstPrice = tiers.find(({ per }) => per !== undefined);
  return {
    bead,
    meta: {
      title: named(detail.meta.title),
      description: firstPrice
        ? `${tool.tagline} ${fill(common.from, { price: `${firstPrice.price} ${firstPrice.per}` })}.`
        : tool.tagline,
    },
    hero: {
      ...detail.hero,
      ...{ id: tool.id, bead, title: tool.title, tagline: tool.tagline, icon: tool.icon },
      ...{ status: tool.status, category: tool.category },
      ...{ start: spoken.start, promise: spoken.promise, chatLink: chat },
      factsLabel: named(detail.hero.factsLabel),
      rating:
        tool.rating > 0
          ? fill(detail.hero.rating, { rating: tool.rating, reviews: tool.totalReviews })
          : undefined,
      sampleLabel: sampleLabel(tool.sample, common.sample.figures),
      users: tool.activeUsers ? fill(detail.hero.users, { users: tool.activeUsers }) : undefined,
      breadcrumbs: {
        label: common.breadcrumbs,
        crumbs: [
          { label: common.home, path: "/" },
          { label: detail.breadcrumb, path: "/tools" },
          { label: tool.title, path: tool.path },
        ],
      },
    },
    stats: {
      title: named(detail.stats.title),
      items: labelSamples(tool.stats, common.sample.figure),
    },
    overview: { ...detail.overview, paragraphs: tool.overview, items: tool.keyBenefits },
    workflow: {
      ...spoken.workflow,
      steps: tool.workflow.map(({ step, ...rest }) => ({
        ...rest,
        label: fill(detail.workflow.step, { step }),
      })),
    },
    features: { ...spoken.features, isPlanned: tool.status === "Coming Soon", items: tool.features },
    useCases: {
      ...detail.useCases,
      ...spoken.useCases,
      items: labelSamples(tool.useCases, common.sample.useCase),
    },
    pricing: { ...spoken.pricing, popular: detail.pricing.popular, tiers },
    limits: { ...spoken.limits, title: common.notFor, items: tool.notFor },
    testimonials: {
      ...detail.testimonials,
      items: labelSamples(
        listTestimonials().filter(({ id }) => tool.testimonials.includes(id)),
        common.sample.quote,
      ),
    },
    faq: { ...detail.faq, items: tool.faqs },
    related: { ...detail.related, ...spoken.related, items: relatedTools(tool) },
    closing: { ...spoken.closing, start: spoken.start, chat: detail.hero.chat, chatLink: chat },
  };
}

/** A tier with its price in words. What cannot be bought yet has no button. */
function tierOf(tool: Tool, tier: Tool["pricing"][number], { byStatus, pricing }: Words["tools"]["detail"]) {
  const { noPrice } = byStatus[tool.status].pricing;
  const hasPrice = tier.price !== null;
  return {
    ...{ tier: tier.tier, description: tier.description, features: tier.features },
    ...{ isPopular: tier.popular, savings: tier.savings },
    price: tier.price === null ? noPrice : formatShillings(tier.price),
    per: hasPrice ? fill(pricing.per, { period: tier.period }) : undefined,
    choose:
      tool.status === "Coming Soon"
        ? undefined
        : fill(hasPrice ? pricing.choose : pricing.ask, { tier: tier.tier }),
  };
}

function relatedTools({ relatedTools }: Tool) {
  return relatedTools
    .map(findTool)
    .filter((tool) => tool !== undefined)
    .map((tool) => ({
      ...{ id: tool.id, path: tool.path, title: tool.title, tagline: tool.tagline, status: tool.status },
      bead: beadOfTool(tool),
    }));
}
