import { redirect } from "react-router";
import type { LeadAnswer } from "#app/contract/endpoint.ts";
import type { Lead } from "#app/contract/lead.ts";
import { checkHuman } from "#app/leads/intake/human-check.ts";
import { leadIntake } from "#app/leads/intake/lead-intake.ts";
import { drainBody, isPlainForm, readBody } from "#app/leads/intake/read-body.ts";
import {
  languageOf,
  leadFrom,
  parseBody,
  plainLeadId,
  type RawSubmission,
  refererLocale,
} from "#app/leads/intake/read-submission.ts";
import { Refusal, reasons } from "#app/leads/intake/refusal.ts";
import {
  methodNotAllowed,
  requireKnownOrigin,
  requirePost,
  requireRate,
} from "#app/leads/intake/request-checks.ts";
import { logError } from "#app/leads/log.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { getWords, type Words } from "#data/index.ts";
import type { Route } from "./+types/api.send-email";

/**
 * POST /api/send-email: accepts a lead. It reports success only after the lead is stored or mailed. A JSON request
 * ({@link RawSubmission}) gets a {@link LeadAnswer}. A form posted without script gets a redirect to a page. Both use
 * the language of the page with the form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const intake = context.get(leadIntake);
  let words = getWords(refererLocale(request));
  let lead: Lead | undefined;
  try {
    requirePost(request);
    // Read the body before checking the origin: the body may name the page, and its path gives the answer's language.
    const submission = parseBody(await readBody(request), request);
    words = getWords(languageOf(submission));
    requireKnownOrigin(request, intake.allowedOrigins);
    lead = leadFrom(submission);
    if (isPlainForm(request)) {
      lead.id = await plainLeadId(lead);
      lead.isPlainPost = true;
    }
    const ip = request.headers.get("CF-Connecting-IP");
    await requireRate(intake.rateLimits, ip, lead.formName);
    const verdict = await checkHuman(submission.turnstileToken, ip, lead.id, intake.turnstile);
    if (verdict === "confirmed") lead.isConfirmed = true;
    else if (verdict) lead.suspicions.push(verdict);
    await intake.accept(lead);
    return isPlainForm(request) ? seeOther("/thank-you", words) : accepted(words);
  } catch (error) {
    await drainBody(request);
    const refusal = error instanceof Refusal ? error : unavailable(error, lead);
    if (!isPlainForm(request)) return refusal.toResponse(words);
    // A redirect, so that the browser's Back button returns to the filled form.
    return seeOther("/not-sent", words, refusal);
  }
}

/** GET and HEAD are answered with status 405. */
export function loader() {
  return methodNotAllowed().toResponse(getWords("en"));
}

function accepted({ leadForms }: Words): Response {
  const answer: LeadAnswer = { success: true, message: leadForms.received };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}

function seeOther(path: string, { locale }: Words, refusal?: Refusal): Response {
  const fragment = refusal ? `#${refusal.fragment}` : "";
  return redirect(localPath(path, locale) + fragment, { status: 303, headers: refusal?.headers ?? {} });
}

/**
 * For a lead that could be neither stored nor mailed: logs the cause. The answer gives the visitor other ways to reach a
 * person.
 */
function unavailable(error: unknown, lead: Lead | undefined): Refusal {
  logError("lead.unavailable", error, { lead: lead?.id, form: lead?.formName });
  return new Refusal(reasons.unavailable);
}
