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

const hourMs = 3_600_000;

/** The parts of a request's body, JSON or plain form, not yet validated. */
export interface RawSubmission {
  formName: unknown;
  formData: unknown;
  submissionId?: unknown;
  visit?: unknown;
  turnstileToken?: unknown;
}

/**
 * Parses a body: a {@link RawSubmission} as JSON, or a plain form post. The page with a plain form is named by the header
 * `Referer` or, if the browser sends none, by the form's field `page`.
 * @throws Refusal 400 if the body is not a JSON object
 */
export function parseBody(body: string, request: Request): RawSubmission {
  if (isPlainForm(request)) {
    const { formName, ...formData } = Object.fromEntries(new URLSearchParams(body));
    const page = formData.page && URL.parse(formData.page, request.url)?.href;
    return { formName, formData, visit: visitFromUrl(request.headers.get("Referer") ?? page ?? "") };
  }
  return parseJson(body);
}

/** The language of the page in the header `Referer`. Used before the body is read. */
export function refererLocale({ headers }: Request): Locale {
  return localeOf(URL.parse(headers.get("Referer") ?? "")?.pathname ?? "");
}

/** The language of the page with the form. */
export const languageOf = ({ visit }: RawSubmission): Locale => localeOf(readVisit(visit).page);

/** Validates a submission and turns it into a lead. @throws Refusal 422 for an unknown form, or with the first fault */
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

/** The reasons to suspect spam in a submission. Without `openForMs` it is never too fast. @param formData not validated */
export function findSuspicions(formData: unknown, { openForMs }: Visit): Suspicion[] {
  const hidden = (formData as Record<string, unknown> | null | undefined)?.[honeypot];
  const isFilled = typeof hidden === "string" ? hidden.trim() !== "" : hidden != null;
  return [
    ...(isFilled ? (["honeypot"] as const) : []),
    ...(openForMs !== null && openForMs < minimumVisitMs ? (["too-fast"] as const) : []),
  ];
}

/**
 * The id of a lead posted without script. The same words in the same hour by the clock get the same id, so that Resend
 * recognises a repetition even if the outbox cannot be reached. The outbox recognises it in the next hour too
 * (outbox/lead-store.ts). The IP address is not part of the hash, because it could be guessed from the id.
 */
export function plainLeadId({ formName, formData, receivedAt }: Lead): Promise<string> {
  return deriveId(formName, formData, Math.floor(receivedAt / hourMs));
}

/** @throws Refusal 400 if the body is not a JSON object */
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

/** A text of a visit. Wrong values are never refused, because a lead must not be lost for them: long texts are cut. */
const text = v.pipe(
  v.string(),
  v.transform((value) => cleanLine(value.slice(0, limits.line))),
);

const path = v.pipe(
  text,
  v.transform((value) => (value && URL.parse(value, "https://site.invalid")?.pathname) || ""),
);

/** Subjects such as `tool.<id>.<plan>`, separated by spaces. Other texts do not come from this site and are dropped. */
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

/** Cleans the visit that a browser or a partner's server sends. Never throws: a wrong value counts as unknown. */
export function readVisit(value: unknown): Visit {
  const visit: { milliseconds?: unknown } = typeof value === "object" && value !== null ? value : {};
  // Pages of an earlier release, which may still be open in browsers, send `milliseconds`.
  return v.parse(visitSchema, { openForMs: visit.milliseconds, ...visit });
}

/** The visit of a form posted without script. @param pageUrl URL of the form's page; if invalid, the visit is unknown */
export function visitFromUrl(pageUrl: string): Visit {
  const url = URL.parse(pageUrl);
  return readVisit(url && { page: url.pathname, about: readAbout(url.searchParams), ...readCampaign(url) });
}

/** A UUID (version 8) from a hash of values: the same values always give the same UUID. */
export async function deriveId(...words: unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
