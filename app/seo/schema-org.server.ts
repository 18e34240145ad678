/** The site's entities in the terms of schema.org: each says what its page shows, and no more. */
import type { Offer, Thing } from "schema-dts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import {
  type findPost,
  type findService,
  type findTeamMember,
  type findTool,
  getCompany,
  type Locale,
  labelOf,
  type listProducts,
} from "#data/index.ts";
import { address, company, picture, priceCurrency } from "./site-addresses.server";

type Found<Find extends (id: string, locale: Locale) => unknown> = NonNullable<ReturnType<Find>>;
type Tool = Found<typeof findTool>;

/**
 * The company itself.
 * @param options.withPhones for a page that shows them; mail address and hours are in every page's footer
 */
export function organization({ withPhones = false } = {}): Thing {
  const { email, phones, hours, siteUrl } = getCompany("en");
  const hoursAvailable = hours.schedule.map(
    ({ days, opens, closes }) =>
      ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }) as const,
  );
  const ways = [{ email }, ...(withPhones ? phones.map((telephone) => ({ telephone })) : [])];
  return {
    ...company(),
    url: siteUrl,
    logo: address("/icon-512.png"),
    contactPoint: ways.map((way) => ({
      "@type": "ContactPoint",
      contactType: "customer support",
      ...way,
      hoursAvailable,
    })),
  };
}

export function website(locale: Locale): Thing {
  const { name } = getCompany("en");
  return {
    "@type": "WebSite",
    "@id": address("/#website", locale),
    name,
    url: address("/", locale).replace(/\/$/, ""),
    inLanguage: locale,
    publisher: company(),
  };
}

/** The way to a page, from the home page on. */
export function breadcrumbList(crumbs: readonly Crumb[], locale: Locale): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: address(path, locale),
    })),
  };
}

/** The questions of a page, if it has any. */
export function faqPage(items: readonly { question: string; answer: string }[], locale: Locale): Thing[] {
  if (items.length === 0) return [];
  const mainEntity = items.map(
    ({ question, answer }) =>
      ({ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } }) as const,
  );
  return [{ "@type": "FAQPage", inLanguage: locale, mainEntity }];
}

/** A tool with its plans; those without a price are no offers. Rated where people have rated it: samples are left out. */
export function softwareApplication(tool: Tool, locale: Locale): Thing {
  const { title, tagline, path, rating, totalReviews, sample } = tool;
  return {
    "@type": "SoftwareApplication",
    name: title,
    description: tagline,
    url: address(path, locale),
    image: picture(path, locale),
    applicationCategory: "BusinessApplication",
    inLanguage: locale,
    publisher: company(),
    offers: tool.pricing.flatMap((plan) => offerOf(plan)),
    ...(rating > 0 && !sample
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: totalReviews } }
      : {}),
  };
}

function offerOf({ tier, price, period }: Tool["pricing"][number]): Offer[] {
  if (price === null) return [];
  const amount = { price, priceCurrency: priceCurrency() };
  const priceSpecification = { "@type": "UnitPriceSpecification", ...amount, unitText: period } as const;
  return [{ "@type": "Offer", name: tier, ...amount, priceSpecification }];
}

/** A service with its "from" price, if it has one. */
export function describeService(
  { title, tagline, path, price }: Found<typeof findService>,
  locale: Locale,
): Thing {
  return {
    "@type": "Service",
    name: title,
    description: tagline,
    url: address(path, locale),
    image: picture(path, locale),
    provider: company(),
    ...(price === null
      ? {}
      : { offers: { "@type": "AggregateOffer", lowPrice: price, priceCurrency: priceCurrency() } }),
  };
}

/** A software product with its "from" price. */
export function product(
  { title, description, category, path, pricing }: ReturnType<typeof listProducts>[number],
  locale: Locale,
): Thing {
  return {
    "@type": "Product",
    name: title,
    description,
    category,
    url: address(path, locale),
    image: picture("/products", locale),
    brand: { "@type": "Brand", name: getCompany("en").name },
    offers: {
      "@type": "AggregateOffer",
      lowPrice: pricing,
      priceCurrency: priceCurrency(),
      seller: company(),
    },
  };
}

export function person({ name, role, bio, linkedin }: Found<typeof findTeamMember>): Thing {
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    description: bio,
    worksFor: company(),
    ...(linkedin ? { sameAs: linkedin } : {}),
  };
}

export function blog(title: string, intro: string, locale: Locale): Thing {
  return {
    "@type": "Blog",
    name: title,
    description: intro,
    url: address("/blog", locale),
    inLanguage: locale,
    publisher: company(),
  };
}

/** An article by its author, or by the company where the author is a sample. */
export function blogPosting(
  { title, excerpt, category, date, updated, path, tags }: Found<typeof findPost>,
  author: Found<typeof findTeamMember> | undefined,
  locale: Locale,
): Thing {
  return {
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    articleSection: labelOf(category, locale),
    ...(tags.length > 0 && { keywords: tags }),
    url: address(path, locale),
    mainEntityOfPage: address(path, locale),
    image: picture(path, locale),
    inLanguage: locale,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author:
      author && !author.sample
        ? { "@type": "Person", name: author.name, jobTitle: author.role, url: address("/about#team", locale) }
        : company(),
    publisher: company(),
  };
}
