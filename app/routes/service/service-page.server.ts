import { fill, formatShillingRange, formatShillings, formatWeeks, type Words } from "~/content.server";
import { labelSamples } from "~/sample-label.server";
import type { Service } from "../../../data/schemas/service";

/** The view model of a service's page (spec, section 2). */
export function servicePage(service: Service, { services, common, leadForms }: Words) {
  const words = services.detail;
  const { id, title, tagline, path, price, timeline, pricing } = service;
  return {
    meta: {
      title: fill(words.meta.title, { title }),
      description: `${title}: ${tagline}`,
    },
    hero: {
      ...{ id, title, tagline },
      ...{ ask: words.hero.ask, pricing: words.hero.pricing },
      breadcrumbs: {
        label: common.breadcrumbs,
        crumbs: [
          { label: common.home, path: "/" },
          { label: words.breadcrumb, path: "/services" },
          { label: title, path },
        ],
      },
      facts: [
        {
          label: words.hero.price,
          value: price ? fill(common.from, { price: formatShillings(price) }) : common.customQuote,
        },
        ...(timeline ? [{ label: words.hero.delivery, value: formatWeeks(timeline) }] : []),
      ],
    },
    overview: {
      ...words.overview,
      paragraphs: service.overview,
      technologies: { ...words.technologies, items: service.technologies },
    },
    offer: { ...words.offer, items: service.whatWeOffer },
    process: { ...words.process, phases: service.process },
    benefits: { ...words.benefits, items: service.benefits },
    useCases: {
      ...words.useCases,
      items: labelSamples(service.useCases, common.sample.useCase),
    },
    pricing: {
      title: words.pricing.title,
      figures: [
        {
          label: words.pricing.setup,
          value: pricing.setup ? formatShillingRange(pricing.setup) : common.customQuote,
        },
        {
          label: words.pricing.maintenance,
          value: pricing.maintenance
            ? fill(words.pricing.perMonth, { price: formatShillingRange(pricing.maintenance) })
            : words.pricing.maintenanceQuoted,
        },
        {
          label: words.pricing.delivery,
          value: timeline ? formatWeeks(timeline) : words.pricing.deliveryQuoted,
        },
      ],
      factors: { title: words.pricing.factors, items: pricing.factors },
      notFor: { title: common.notFor, items: service.notFor },
    },
    faqs: { ...words.faqs, items: service.faqs },
    enquiry: {
      ...common.enquiry,
      form: leadForms.contact,
      subject: fill(words.subject, { title }),
    },
  };
}
