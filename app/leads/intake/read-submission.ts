import * as v from "valibot";
import { limits } from "#app/contract/endpoint.ts";
import { checkForm, cleanLine, type FormName, isFormName } from "#app/contract/forms.ts";
import {
  campaignParameters,
  honeypot,
  type Lead,
  minimumVisitMs,
  readCampaign,
  type Suspicion,
  type Visit,
} from "#app/contract/lead.ts";
import { readAbout } from "#app/url/about-parameter.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";
import { isPlainForm } from "./read-body";
import { Refusal, reasons } from "./refusal";

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** For how long the same words, posted without script again, are the same lead: an hour by the clock. */
const repetitionMs = 60 * 60 * 1000;

/** The parts of a body of either kind, still unchecked. */
export interface RawSubmission {
  formName: unknown;
  formData: unknown;
  submissionId?: unknown;
  visit?: unknown;
  turnstileToken?: unknown;
}

/**
 * Parses a body: a {@link RawSubmission} as JSON, or a plain form post. The page that held a plain form is in the header
 * `Referer`, or in the form's field `page` if the browser sends no `Referer`.
 * @throws Refusal 400 when it is not JSON or not an object
 */
export function parseBody(body: string, request: Request): RawSubmission {
  if (isPlainForm(request)) {
    const { formName, ...formData } = Object.fromEntries(new URLSearchParams(body));
    const page = formData.page && URL.parse(formData.page, request.url)?.href;
    return { formName, formData, visit: visitFromUrl(request.headers.get("Referer") ?? page ?? "") };
  }
  return parseJson(body);
}

/** The language of the page that a request says it comes from: known before its body is. */
export function refererLocale({ headers }: Request): Locale {
  return localeOf(URL.parse(headers.get("Referer") ?? "")?.pathname ?? "");
}

/** The language of the page that held the form. */
export const languageOf = ({ visit }: RawSubmission): Locale => localeOf(readVisit(visit).page);

/** Turns a submission into a lead. @throws Refusal 422 for an unknown form, or with the form's first error */
export function leadFrom({ formName, formData, submissionId, visit: rawVisit }: RawSubmission): Lead {
  if (!isFormName(formName)) throw new Refusal(reasons.unknownForm);
  const check = checkForm<FormName>(formName, formData);
  if (!check.success) throw new Refusal({ status: 422, fault: check.fault });
  const visit = readVisit(rawVisit);
  const givenId = v.safeParse(uuid, submissionId);
  return {
    id: givenId.success ? givenId.output : crypto.randomUUID(),
    formName,
    formData: check.data,
    receivedAt: Date.now(),
    visit,
    suspicions: findSuspicions(formData, visit),
  };
}

/** What a submission itself tells against its lead. @param formData unchecked @param visit one without a time is never too fast */
export function findSuspicions(formData: unknown, { openForMs }: Visit): Suspicion[] {
  const hidden = (formData as Record<string, unknown> | null | undefined)?.[honeypot];
  return [
    ...(typeof hidden === "string" && hidden.trim() !== "" ? (["honeypot"] as const) : []),
    ...(openForMs !== null && openForMs < minimumVisitMs ? (["too-fast"] as const) : []),
  ];
}

/**
 * The id of a lead posted without script, which may be sent again after Back: the same words within the hour have the same id.
 * It leaves out the IP address, which could be guessed from it.
 */
export function plainLeadId({ formName, formData, receivedAt }: Lead): Promise<string> {
  return deriveId(formName, formData, Math.floor(receivedAt / repetitionMs));
}

/** @throws Refusal 400 when a body is no JSON object */
function parseJson(body: string): RawSubmission {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed))
      return parsed as RawSubmission;
  } catch {
    // Refused below.
  }
  throw new Refusal(reasons.notJson);
}

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

/** The visit behind a form posted without script. @param pageUrl the `Referer`; what is no URL is an unknown visit */
export function visitFromUrl(pageUrl: string): Visit {
  const url = URL.parse(pageUrl);
  return readVisit(url && { page: url.pathname, about: readAbout(url.searchParams), ...readCampaign(url) });
}

/** A UUID (version 8) made from some words: the same words always give the same one. */
export async function deriveId(...words: unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
