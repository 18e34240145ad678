import { breadcrumbData, breadcrumbs } from "#app/content/breadcrumbs.ts";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { priceLabel } from "#app/content/prices.ts";
import { labelSection } from "#app/content/sample-label.ts";
import { teamLink } from "#app/content/team.ts";
import { describeService, faqPage } from "#app/seo/schema-org.ts";
import { findService, formatMoneyRange, formatWeeks, getWords, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Service } from "#data/schemas/service.ts";

export type ServicePage = ReturnType<typeof servicePage>;

/** The view model of a service's page: the record, the page's words, and values calculated from both. */
export function servicePage(service: Service, words: Words) {
  const { services, common } = words;
  const { detail } = services;
  const { id, title, tagline, timeline } = service;
  const delivery = timeline
    ? [{ label: detail.hero.delivery, value: formatWeeks(timeline, words.locale) }]
    : [];
  return {
    service,
    copy: {
      ...detail,
      process: {
        ...detail.process,
        title: timeline
          ? fill(detail.process.timed, { weeks: formatWeeks(timeline, words.locale).toLowerCase() })
          : detail.process.title,
      },
    },
    meta: { title: fill(detail.meta.title, { title }), description: `${title}: ${tagline}` },
    hero: {
      ...detail.hero,
      illustration: pictureOf(service, words),
      title,
      intro: tagline,
      breadcrumbs: breadcrumbs("/services", words, service),
      facts: [{ label: detail.hero.price, value: priceLabel(service.price, words) }, ...delivery],
    },
    useCases: {
      ...detail.useCases,
      ...labelSection(
        service.useCases.map(({ description: text, ...useCase }) => ({ ...useCase, text })),
        common.sample,
      ),
    },
    pricing: {
      title: detail.pricing.title,
      intro: detail.pricing.intro,
      buying: common.buying,
      figures: figuresOf(service, words),
      features: { title: detail.pricing.features, items: service.features },
      factors: { title: detail.pricing.factors, items: service.pricing?.factors ?? [] },
      notFor: { title: common.notFor, items: service.notFor },
    },
    enquiry: {
      ...common.enquiry,
      form: contactFormCopy(words),
      team: teamLink(words),
      subject: fill(getWords("en").services.detail.subject, { title: findService(id, "en")?.title ?? title }),
    },
    structuredData: [
      describeService(service, words.locale),
      ...faqPage(service.faqs, words.locale),
      breadcrumbData("/services", words, service),
    ],
  };
}

/** The price figures: the record's price ranges or, without them, its "from" price. */
function figuresOf({ price, pricing, timeline }: Service, words: Words) {
  const copy = words.services.detail.pricing;
  const setup = pricing?.setup ? formatMoneyRange(pricing.setup) : priceLabel(price, words);
  const maintenance = pricing?.maintenance
    ? fill(copy.perMonth, { price: formatMoneyRange(pricing.maintenance) })
    : pricing?.maintenanceQuoted
      ? copy.maintenanceQuoted
      : copy.noMaintenance;
  const hasMaintenance = pricing?.maintenanceQuoted || (pricing?.maintenance && !pricing.monthlyFor);
  return [
    { label: hasMaintenance ? copy.setup : copy.price, value: setup },
    ...(pricing ? [{ label: pricing.monthlyFor ?? copy.maintenance, value: maintenance }] : []),
    { label: copy.delivery, value: timeline ? formatWeeks(timeline, words.locale) : copy.deliveryQuoted },
  ];
}
