import * as v from "valibot";
import { cleanLine } from "../contract/forms";
import { limits } from "../contract/limits";
import { campaignMarks, campaignOf, type Visit } from "../contract/visit";

/** Lenient: what is no text is empty, what is too long is cut. A visit never costs a lead. */
const text = v.pipe(
  v.string(),
  v.transform((said) => cleanLine(said.slice(0, limits.line))),
);

const path = v.pipe(
  text,
  v.transform((said) => (said && URL.parse(said, "https://site.invalid")?.pathname) || ""),
);

const withoutQuery = v.pipe(
  text,
  v.transform((said) => {
    const { protocol, host, pathname } = URL.parse(said) ?? {};
    return host ? `${protocol}//${host}${pathname}` : "";
  }),
);

const visitSchema = v.object({
  page: v.fallback(path, ""),
  referrer: v.fallback(withoutQuery, ""),
  ...v.entriesFromList(campaignMarks, v.fallback(text, "")),
  milliseconds: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
});

/** Cleans what a browser or a partner's server says of a visit. Never throws: anything odd is an unknown visit. */
export function readVisit(said: unknown): Visit {
  return v.parse(visitSchema, typeof said === "object" && said !== null ? said : {});
}

/**
 * The visit behind a form posted without script.
 * @param address of the page that held the form: the `Referer`. What is no address is an unknown visit
 */
export function visitAt(address: string): Visit {
  const url = URL.parse(address);
  return readVisit(url && { page: url.pathname, ...campaignOf(url) });
}
