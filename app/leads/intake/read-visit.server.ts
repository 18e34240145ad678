import * as v from "valibot";
import { cleanLine } from "../contract/forms";
import { limits } from "../contract/limits";
import { campaignParameters, readCampaign, type Visit } from "../contract/visit";

/** Lenient: anything but text becomes empty, what is too long is cut. A visit never costs a lead. */
const text = v.pipe(
  v.string(),
  v.transform((value) => cleanLine(value.slice(0, limits.line))),
);

const path = v.pipe(
  text,
  v.transform((value) => (value && URL.parse(value, "https://site.invalid")?.pathname) || ""),
);

const addressWithoutQuery = v.pipe(
  text,
  v.transform((value) => {
    const { protocol, host, pathname } = URL.parse(value) ?? {};
    return host ? `${protocol}//${host}${pathname}` : "";
  }),
);

const visitSchema = v.object({
  page: v.fallback(path, ""),
  referrer: v.fallback(addressWithoutQuery, ""),
  ...v.entriesFromList(campaignParameters, v.fallback(text, "")),
  milliseconds: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
});

/** Cleans what a browser or a partner's server tells of a visit. Never throws: anything odd is an unknown visit. */
export function readVisit(value: unknown): Visit {
  return v.parse(visitSchema, typeof value === "object" && value !== null ? value : {});
}

/**
 * The visit behind a form posted without script.
 * @param address of the page that held the form: the `Referer`. What is no address is an unknown visit
 */
export function visitFromAddress(address: string): Visit {
  const url = URL.parse(address);
  return readVisit(url && { page: url.pathname, ...readCampaign(url) });
}
