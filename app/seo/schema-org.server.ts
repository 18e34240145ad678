/** The site's entities in the terms of schema.org: each says what its page shows, and no more. */
import type { Offer, Thing } from "schema-dts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import {
  type findPost,
  type findService,
  type findTeamMember,
  type findTool,
  getCompany,
  type listProducts,
  type listTeam,
} from "#data/index.ts";
import { picturePath } from "./page-meta";

type Found<Find extends (id: string) => unknown> = NonNullable<ReturnType<Find>>;
type Tool = Found<typeof findTool>;
type TeamMember = ReturnType<typeof listTeam>[number];

/** The currency of every price on the site. */
const priceCurrency = getCompany().currency.code;

const address = (path: string) => getCompany().siteUrl + path;
const picture = (path: string) => address(picturePath(path));

/** The company, where another thing belongs to it. */
const company = () =>
  ({ "@type": "Organization", "@id": address("/#organization"), name: getCompany().name }) as const;

/**
 * The company itself.
 * @param options.withPhones for a page that shows them; mail address and hours are in every page's footer
 */
export function organization({ withPhones = false } = {}): Thing {
  const { email, phones, hours, siteUrl } = getCompany();
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

export function website(): Thing {
  const { name, siteUrl } = getCompany();
  return {
    "@type": "WebSite",
    "@id": address("/#website"),
    name,
    url: siteUrl,
    inLanguage: "en",
    publisher: company(),
  };
}

/** The way to a page, from the home page on. */
export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: address(path),
    })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The section of a page in which a visitor tries a tool. */
export function demoSection(name: string, path: string): Thing {
  return { "@type": "WebPageElement", name, url: address(`${path}#try`), isPartOf: { "@id": address(path) } };
}

/** A tool with its plans; those without a price are no offers. Rated where people have rated it: samples are left out. */
export function softwareApplication(tool: Tool): Thing {
  const { title, tagline, path, rating, totalReviews, sample } = tool;
  return {
    "@type": "SoftwareApplication",
    name: title,
    description: tagline,
    url: address(path),
    image: picture(path),
    applicationCategory: "BusinessApplication",
    publisher: company(),
    offers: tool.pricing.flatMap((plan) => offerOf(plan)),
    ...(rating > 0 && !sample
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: totalReviews } }
      : {}),
  };
}

function offerOf({ tier, price, period }: Tool["pricing"][number]): Offer[] {
  if (price === null) return [];
  const specification = {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency,
    unitText: period,
  } as const;
  return [{ "@type": "Offer", name: tier, price, priceCurrency, priceSpecification: specification }];
}

/** A service with its "from" price, if it has one. */
export function describeService({ title, tagline, path, price }: Found<typeof findService>): Thing {
  return {
    "@type": "Service",
    name: title,
    description: tagline,
    url: address(path),
    image: picture(path),
    provider: company(),
    ...(price === null ? {} : { offers: { "@type": "AggregateOffer", lowPrice: price, priceCurrency } }),
  };
}

/** A software product with its "from" price. */
export function product({
  title,
  description,
  category,
  path,
  pricing,
}: ReturnType<typeof listProducts>[number]): Thing {
  return {
    "@type": "Product",
    name: title,
    description,
    category,
    url: address(path),
    image: picture("/products"),
    brand: { "@type": "Brand", name: getCompany().name },
    offers: { "@type": "AggregateOffer", lowPrice: pricing, priceCurrency, seller: company() },
  };
}

export function person({ name, role, bio, linkedin }: TeamMember): Thing {
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    description: bio,
    worksFor: company(),
    ...(linkedin ? { sameAs: linkedin } : {}),
  };
}

export function blog(title: string, intro: string): Thing {
  return {
    "@type": "Blog",
    name: title,
    description: intro,
    url: address("/blog"),
    publisher: company(),
  };
}

/** An article by its author, or by the company where the author is a sample. */
export function blogPosting(
  { title, excerpt, category, date, updated, path, tags }: Found<typeof findPost>,
  author: Found<typeof findTeamMember> | undefined,
): Thing {
  return {
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    articleSection: category,
    keywords: tags,
    url: address(path),
    mainEntityOfPage: address(path),
    image: picture(path),
    inLanguage: "en",
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author:
      author && !author.sample
        ? { "@type": "Person", name: author.name, jobTitle: author.role, url: address("/about#team") }
        : company(),
    publisher: company(),
  };
}
