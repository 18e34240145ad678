import * as v from "valibot";
import { cleanLine } from "#app/contract/forms.ts";
import { limits } from "#app/contract/limits.ts";
import { campaignParameters, readCampaign, type Visit } from "#app/contract/visit.ts";
import { readAbout } from "#app/url/about-parameter.ts";

/** Lenient: anything but text becomes empty, what is too long is cut. A visit never costs a lead. */
const text = v.pipe(
  v.string(),
  v.transform((value) => cleanLine(value.slice(0, limits.line))),
);

const path = v.pipe(
  text,
  v.transform((value) => (value && URL.parse(value, "https://site.invalid")?.pathname) || ""),
);

/** Two parts or more with dots between, as `tool.<id>.<plan>`, one or several: anything else is not of this site. */
const about = v.pipe(text, v.regex(/^(?:(?:^| )(?:[a-z0-9-]+\.)+[a-z0-9-]+)+$/));

const urlWithoutQuery = v.pipe(
  text,
  v.transform((value) => {
    const { protocol, host, pathname } = URL.parse(value) ?? {};
    return host ? `${protocol}//${host}${pathname}` : "";
  }),
);

const visitSchema = v.object({
  page: v.fallback(path, ""),
  about: v.fallback(about, ""),
  referrer: v.fallback(urlWithoutQuery, ""),
  ...v.entriesFromList(campaignParameters, v.fallback(text, "")),
  openForMs: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
});

/** Cleans what a browser or a partner's server tells of a visit. Never throws: anything odd is an unknown visit. */
export function readVisit(value: unknown): Visit {
  const visit: { milliseconds?: unknown } = typeof value === "object" && value !== null ? value : {};
  // Pages of an earlier release, which may still be open somewhere, send `milliseconds`.
  return v.parse(visitSchema, { openForMs: visit.milliseconds, ...visit });
}

/**
 * The visit behind a form posted without script.
 * @param pageUrl of the page that held the form: the `Referer`. What is no URL is an unknown visit
 */
export function visitFromUrl(pageUrl: string): Visit {
  const url = URL.parse(pageUrl);
  return readVisit(url && { page: url.pathname, about: readAbout(url.searchParams), ...readCampaign(url) });
}
