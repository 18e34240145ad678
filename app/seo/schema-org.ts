/** Structured data of schema.org. Each function uses only facts that its page shows. */
import type { Offer, Thing } from "schema-dts";
import type { Crumb } from "#app/ui/breadcrumb-nav.tsx";
import { localPath } from "#app/url/locale-paths.ts";
import {
  type findPost,
  type findService,
  type findTeamMember,
  type findTool,
  getCompany,
  type Locale,
  labelOf,
  type listProducts,
  pageLanguage,
} from "#data/index.ts";
import type { Company } from "#data/schemas/company.ts";
import { picturePath } from "./page-meta";

type Found<Find extends (id: string, locale: Locale) => unknown> = NonNullable<ReturnType<Find>>;
type Tool = Found<typeof findTool>;

/**
 * The company, with email, hours and identity facts, which are in every page's footer.
 * @param options.withPhones true for pages that also show the phones
 */
export function organization({ withPhones = false } = {}): Thing {
  const { email, phones, hours, siteUrl, ...facts } = getCompany("en");
  const hoursAvailable = hours.schedule.map(
    ({ days, opens, closes }) =>
      ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }) as const,
  );
  const ways = [{ email }, ...(withPhones ? phones.map((telephone) => ({ telephone })) : [])];
  return {
    ...company(),
    url: siteUrl,
    logo: urlOf("/icon-512.png"),
    ...identity(facts),
    contactPoint: ways.map((way) => ({
      "@type": "ContactPoint",
      contactType: "customer support",
      ...way,
      hoursAvailable,
    })),
  };
}

type IdentityFacts = Pick<
  Company,
  "legalName" | "registrationNumber" | "taxNumber" | "postalAddress" | "foundingYear" | "town" | "country"
>;

/** The facts with which a buyer can check the company, if they are set. */
export function identity(company: IdentityFacts) {
  const { legalName, registrationNumber, taxNumber, postalAddress, foundingYear } = company;
  return {
    ...(legalName && { legalName }),
    ...(registrationNumber && { identifier: registrationNumber }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(foundingYear && { foundingDate: String(foundingYear) }),
    ...(postalAddress && {
      address: {
        "@type": "PostalAddress" as const,
        streetAddress: postalAddress.street,
        ...(postalAddress.postalCode && { postalCode: postalAddress.postalCode }),
        addressLocality: company.town,
        addressCountry: company.country.code,
      },
    }),
  };
}

export function website(locale: Locale): Thing {
  const { name } = getCompany("en");
  return {
    "@type": "WebSite",
    "@id": urlOf("/#website", locale),
    name,
    url: urlOf("/", locale).replace(/\/$/, ""),
    inLanguage: locale,
    publisher: company(),
  };
}

export function breadcrumbList(crumbs: readonly Crumb[], locale: Locale): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: urlOf(path, locale),
    })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[], locale: Locale): Thing[] {
  if (items.length === 0) return [];
  const mainEntity = items.map(
    ({ question, answer }) =>
      ({ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } }) as const,
  );
  return [{ "@type": "FAQPage", inLanguage: locale, mainEntity }];
}

/** A tool. Its offers are the plans with a price. An invented rating (`sample`) is left out. */
export function softwareApplication(tool: Tool, locale: Locale): Thing {
  const { title, tagline, path, rating, totalReviews, sample } = tool;
  return {
    "@type": "SoftwareApplication",
    name: title,
    description: tagline,
    url: urlOf(path, locale),
    image: pictureUrl(path, locale),
    applicationCategory: "BusinessApplication",
    inLanguage: locale,
    publisher: company(),
    offers: tool.pricing.flatMap((plan) => offerOf(plan)),
    ...(rating > 0 &&
      !sample && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: totalReviews },
      }),
  };
}

function offerOf({ tier, price, period }: Tool["pricing"][number]): Offer[] {
  if (price === null) return [];
  const amount = { price, priceCurrency: priceCurrency() };
  const priceSpecification = { "@type": "UnitPriceSpecification", ...amount, unitText: period } as const;
  return [{ "@type": "Offer", name: tier, ...amount, priceSpecification }];
}

export function describeService(
  { title, tagline, path, price }: Found<typeof findService>,
  locale: Locale,
): Thing {
  return {
    "@type": "Service",
    name: title,
    description: tagline,
    url: urlOf(path, locale),
    image: pictureUrl(path, locale),
    provider: company(),
    ...(price !== null && { offers: lowestOffer(price) }),
  };
}

const lowestOffer = (lowPrice: number) =>
  ({ "@type": "AggregateOffer", lowPrice, priceCurrency: priceCurrency() }) as const;

/** Without the description, which is beside the product's name on its page: the page of all products is the heaviest. */
export function product(
  { title, path, pricing }: ReturnType<typeof listProducts>[number],
  locale: Locale,
): Thing {
  return {
    "@type": "Product",
    name: title,
    url: urlOf(path, locale),
    brand: { "@type": "Brand", name: getCompany("en").name },
    offers: lowestOffer(pricing),
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
    url: urlOf("/blog", locale),
    inLanguage: locale,
    publisher: company(),
  };
}

/** An article. If it has no author, or its author is a sample, the company is named as the author. */
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
    url: urlOf(path, locale),
    mainEntityOfPage: urlOf(path, locale),
    image: pictureUrl(path, locale),
    inLanguage: locale,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author:
      author && !author.sample
        ? { "@type": "Person", name: author.name, jobTitle: author.role, url: urlOf("/about#team", locale) }
        : company(),
    publisher: company(),
  };
}

/** The section of a tool's page with the demo. */
export function demoSection(name: string, path: string, locale: Locale): Thing {
  return {
    "@type": "WebPageElement",
    name,
    url: urlOf(`${path}#try`, locale),
    isPartOf: { "@id": urlOf(path, locale) },
  };
}

const priceCurrency = () => getCompany("en").currency.code;

/** A page's absolute URL in a language, or in English if the page is in English only. */
const urlOf = (path: string, locale: Locale = "en") =>
  getCompany("en").siteUrl + localPath(path, pageLanguage(path, locale));
/** The absolute URL of a page's sharing picture in a language. */
const pictureUrl = (path: string, locale: Locale) => urlOf(picturePath(localPath(path, locale)));

/** A reference to the company, for publisher, provider and the like. */
const company = () =>
  ({ "@type": "Organization", "@id": urlOf("/#organization"), name: getCompany("en").name }) as const;
