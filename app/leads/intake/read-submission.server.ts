import * as v from "valibot";
import { checkForm, type FormName, isFormName } from "#app/contract/forms.ts";
import type { Lead } from "#app/contract/lead.ts";
import { honeypot, minimumVisitMs, type Suspicion } from "#app/contract/suspicions.ts";
import type { Visit } from "#app/contract/visit.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";
import { deriveId } from "./derive-id.server";
import { isPlainForm } from "./read-body.server";
import { readVisit, visitFromUrl } from "./read-visit.server";
import { Refusal, reasons } from "./refusal.server";

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
 * Parses a body: a {@link RawSubmission} as JSON, or a plain form post whose `formName` is a hidden field. A plain post
 * came from the page in its `Referer`, or in its field `page` where a visitor's browser keeps that back; once refused,
 * the page of the refusal carries that on as `cameFrom`.
 * @throws Refusal 400 when it is not JSON or not an object
 */
export function parseBody(body: string, request: Request): RawSubmission {
  if (isPlainForm(request)) {
    const { formName, ...formData } = Object.fromEntries(new URLSearchParams(body));
    const page = formData.page && URL.parse(formData.page, request.url)?.href;
    const cameFrom = formData.cameFrom ?? request.headers.get("Referer") ?? page ?? "";
    return { formName, formData: { ...formData, cameFrom }, visit: visitFromUrl(cameFrom) };
  }
  return parseJson(body);
}

/** The language of the page that a request says it comes from: known before its body is. */
export function refererLocale({ headers }: Request): Locale {
  return localeOf(URL.parse(headers.get("Referer") ?? "")?.pathname ?? "");
}

/** The language of the page that held the form. */
export function languageOf({ visit }: RawSubmission): Locale {
  return localeOf(readVisit(visit).page);
}

/**
 * Turns a submission into a lead.
 * @throws Refusal 422 for an unknown form, or with the form's first error
 */
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

/**
 * What a submission itself tells against its lead.
 * @param formData the fields as they came, unchecked
 * @param visit a visit without a time (no script, a partner's server) is never too fast
 */
export function findSuspicions(formData: unknown, { openForMs }: Visit): Suspicion[] {
  const hidden = (formData as Record<string, unknown> | null | undefined)?.[honeypot];
  return [
    ...(typeof hidden === "string" && hidden.trim() !== "" ? (["honeypot"] as const) : []),
    ...(openForMs !== null && openForMs < minimumVisitMs ? (["too-fast"] as const) : []),
  ];
}

/**
 * The id of a lead that was posted without script, where nothing else tells a form that is sent again, after Back, from
 * another one: the same words within the hour have the same id. The IP address is no part of it: it could be guessed
 * from the id.
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
