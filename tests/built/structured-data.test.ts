import { existsSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { localeOf, localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { pages, translated } from "./html.ts";
import { oneLine, textOf } from "./text.ts";

type Thing = Record<string, unknown>;

const { siteUrl, currency, hours, country } = data.getCompany("en");

/** Pages that search engines may list. Other pages need no structured data. */
const listed = [...pages].filter(([, page]) => !page.querySelector("meta[name=robots][content=noindex]"));

function graphOf(page: HTMLElement): Thing[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.rawText ?? "");
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

/** The entities of one type in a page's structured data. */
function thingsOf(path: string, type: string): Thing[] {
  const page = pages.get(path);
  return page ? graphOf(page).filter((thing) => thing["@type"] === type) : [];
}

/** All values in an entity, at any depth, with the names of their fields. */
function values(thing: unknown, field = ""): [field: string, value: string | number][] {
  if (Array.isArray(thing)) return thing.flatMap((item) => values(item, field));
  if (thing && typeof thing === "object") {
    return Object.entries(thing).flatMap(([name, value]) => values(value, name));
  }
  return typeof thing === "string" || typeof thing === "number" ? [[field, thing]] : [];
}

/** Terms of schema.org, which pages need not show. */
const vocabulary: Record<string, string[]> = {
  priceCurrency: [currency.code],
  inLanguage: [...data.locales],
  addressCountry: [country.code],
  contactType: ["customer support"],
  applicationCategory: ["BusinessApplication"],
};
const addresses = ["@id", "url", "item", "image", "logo", "mainEntityOfPage", "sameAs"];
const prices = ["price", "lowPrice"];

/** Finds a value in the page's visible text. Returns undefined if the page does not show it. */
function findShown(
  [path, page]: [string, HTMLElement],
  text: string,
  field: string,
  value: string | number,
): unknown {
  if (field === "@type" || field === "position") return true;
  if (vocabulary[field]) return vocabulary[field].includes(String(value)) || undefined;
  if (addresses.includes(field)) return findAddress(page, String(value));
  if (prices.includes(field)) return isPriceShown(text, data.formatMoney(Number(value))) || undefined;
  if (field.startsWith("date")) return page.querySelector(`time[datetime="${value}"]`) ?? undefined;
  if (["dayOfWeek", "opens", "closes"].includes(field))
    return areHoursShown(text, localeOf(path)) || undefined;
  if (field === "telephone" || field === "email" || typeof value === "string")
    return text.includes(oneLine(String(value))) || undefined;
  return text.match(new RegExp(`(?<![\\d.])${value}(?![\\d.]*\\d)`));
}

/** Finds the target of a URL of the site: a page and an anchor in it, a file, or the id of an entity. */
function findAddress(page: HTMLElement, address: string): unknown {
  if (!address.startsWith(siteUrl)) return page.querySelector(`a[href="${address}"]`) ?? undefined;
  const { pathname, hash } = new URL(address);
  const target = pages.get(pathname);
  if (!target) return existsSync(`build/client${pathname}`) || undefined;
  if (hash === "" || (["/", "/sw"].includes(pathname) && ["#organization", "#website"].includes(hash)))
    return true;
  return target.getElementById(hash.slice(1)) ?? undefined;
}

/** Whether a text contains a price, not only a longer number that begins with it. */
function isPriceShown(text: string, price: string): boolean {
  return text
    .split(price)
    .slice(1)
    .some((after) => !/^,?\d/.test(after));
}

/**
 * Whether the text contains the hours in the page's language, in either form. tests/unit/company.test.ts tests both
 * forms.
 */
function areHoursShown(text: string, locale: data.Locale): boolean {
  const { short, long } = data.getCompany(locale).hours;
  return [short, long].some((rows) => rows.every((row) => text.includes(row)));
}

test("structured data contains nothing that its page does not show", () => {
  const unshown = listed.flatMap(([path, page]) => {
    const text = textOf(page);
    return values(graphOf(page))
      .filter(([field, value]) => !findShown([path, page], text, field, value))
      .map(([field, value]) => `${path}: ${field}: ${value}`);
  });
  expect(unshown).toEqual([]);
});

test("URLs in structured data are those of the site, and canonical", () => {
  for (const [path, page] of listed) {
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href"), path).toBe(siteUrl + path);
    for (const type of ["SoftwareApplication", "Service", "BlogPosting", "Blog"]) {
      for (const thing of thingsOf(path, type)) expect(thing.url, path).toBe(siteUrl + path);
    }
  }
});

describe("each entity is complete on its page", () => {
  test("the company, with contact details and hours, on the home page and /get-started", () => {
    const { email, phones, name } = data.getCompany("en");
    const hoursAvailable = hours.schedule.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    }));
    const way = (how: Thing) => expect.objectContaining({ "@type": "ContactPoint", ...how, hoursAvailable });
    expect(thingsOf("/", "Organization")).toEqual([
      expect.objectContaining({
        name,
        url: siteUrl,
        logo: `${siteUrl}/icon-512.png`,
        contactPoint: [way({ email })],
      }),
    ]);
    expect(thingsOf("/get-started", "Organization")).toEqual([
      expect.objectContaining({
        contactPoint: [way({ email }), ...phones.map((telephone) => way({ telephone }))],
      }),
    ]);
    expect(thingsOf("/", "WebSite")).toEqual([expect.objectContaining({ name, url: siteUrl })]);
  });

  describe.each(data.locales)("in %s", (locale) => {
    test("every tool, with an offer for each price, and a rating if it has one", () => {
      for (const { path, title, pricing, rating, totalReviews, sample } of translated(
        data.listTools(locale),
      )) {
        const [application] = thingsOf(localPath(path, locale), "SoftwareApplication");
        const offers = pricing
          .filter(({ price }) => price !== null)
          .map(({ tier, price }) =>
            expect.objectContaining({ name: tier, price, priceCurrency: currency.code }),
          );
        expect(application, path).toMatchObject({ name: title, description: expect.any(String), offers });
        expect(application?.aggregateRating, path).toEqual(
          rating > 0 && !sample
            ? { "@type": "AggregateRating", ratingValue: rating, reviewCount: totalReviews }
            : undefined,
        );
      }
    });

    test("every service and every product, with its price", () => {
      for (const { path, title, price } of translated(data.listServices(locale))) {
        const offers =
          price === null
            ? undefined
            : { "@type": "AggregateOffer", lowPrice: price, priceCurrency: currency.code };
        expect(thingsOf(localPath(path, locale), "Service"), path).toEqual([
          expect.objectContaining({ name: title }),
        ]);
        expect(thingsOf(localPath(path, locale), "Service")[0]?.offers, path).toEqual(offers);
      }
      expect(thingsOf(localPath("/products", locale), "Product")).toEqual(
        data.listProducts(locale).map(({ title, path, pricing }) =>
          expect.objectContaining({
            name: title,
            url: siteUrl + localPath(path, locale),
            offers: expect.objectContaining({ lowPrice: pricing, priceCurrency: currency.code }),
          }),
        ),
      );
    });

    test("every post, with its date, picture and author, and every member of the team", () => {
      for (const { id, path, title, date, author } of translated(data.listPosts(locale))) {
        const member = data.findTeamMember(author, locale);
        expect(thingsOf(localPath(path, locale), "BlogPosting"), path).toEqual([
          expect.objectContaining({
            headline: title,
            datePublished: date,
            image: `${siteUrl}/og${localPath(`/blog/${id}`, locale)}.png`,
            author: expect.objectContaining(
              member && !member.sample
                ? { "@type": "Person", name: member.name }
                : { "@id": `${siteUrl}/#organization` },
            ),
            publisher: expect.objectContaining({ "@id": `${siteUrl}/#organization` }),
          }),
        ]);
      }
      expect(thingsOf(localPath("/about", locale), "Person")).toEqual(
        data
          .listTeam(locale)
          .filter(({ sample }) => !sample)
          .map(({ name, role, bio }) => expect.objectContaining({ name, jobTitle: role, description: bio })),
      );
    });
  });

  test("questions and breadcrumbs, on every page that shows them", () => {
    for (const [path, page] of listed) {
      const { breadcrumbs } = data.getWords(localeOf(path)).common;
      const questions = page.querySelectorAll("[data-questions] summary").map(({ text }) => oneLine(text));
      const asked = thingsOf(path, "FAQPage").flatMap(({ mainEntity }) => mainEntity as Thing[]);
      expect(
        asked.map(({ name }) => name),
        path,
      ).toEqual(questions);
      const crumbs = page
        .querySelectorAll(`nav[aria-label="${breadcrumbs}"] a`)
        .map((link) => link.getAttribute("href"));
      const [list] = thingsOf(path, "BreadcrumbList");
      const items = (list?.itemListElement ?? []) as Thing[];
      if (crumbs.length > 0)
        expect(
          items.map(({ item }) => item),
          path,
        ).toEqual(crumbs.map((crumb) => siteUrl + crumb));
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(items.map((_, index) => index + 1));
    }
  });
});
