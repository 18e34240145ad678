import { redirect } from "react-router";
import type { LeadAnswer } from "#app/contract/endpoint.ts";
import type { Lead } from "#app/contract/lead.ts";
import { checkHuman } from "#app/leads/intake/human-check.ts";
import { leadIntake } from "#app/leads/intake/lead-intake.ts";
import { plainFormPage } from "#app/leads/intake/plain-form-page.tsx";
import { drainBody, isPlainForm, readBody } from "#app/leads/intake/read-body.ts";
import {
  languageOf,
  leadFrom,
  parseBody,
  plainLeadId,
  type RawSubmission,
  refererLocale,
} from "#app/leads/intake/read-submission.ts";
import { Refusal } from "#app/leads/intake/refusal.ts";
import {
  methodNotAllowed,
  requireKnownOrigin,
  requirePost,
  requireRate,
} from "#app/leads/intake/request-checks.ts";
import { logError } from "#app/leads/log.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { getMarkedWords, getWords, type Words } from "#data/index.ts";
import type { Route } from "./+types/api.send-email";

/**
 * POST /api/send-email: takes a lead, and says success only once it is stored or mailed. JSON is answered with a
 * {@link LeadAnswer}, a form posted without script with a page, both in the language of the page that held the form.
 * The parts of the JSON: {@link RawSubmission}.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const intake = context.get(leadIntake);
  let words = getWords(refererLocale(request));
  let submission: RawSubmission | undefined;
  let lead: Lead | undefined;
  try {
    requirePost(request);
    // Read before its origin is checked: a plain form that is refused is shown again as it was filled.
    submission = parseBody(await readBody(request), request);
    words = getWords(languageOf(submission));
    requireKnownOrigin(request, intake.allowedOrigins);
    lead = leadFrom(submission);
    if (isPlainForm(request)) lead.id = await plainLeadId(lead);
    const ip = request.headers.get("CF-Connecting-IP");
    await requireRate(intake.rateLimits, ip, lead.formName);
    const verdict = await checkHuman(submission.turnstileToken, ip, lead.id, intake.turnstile);
    if (verdict === "confirmed") lead.isConfirmed = true;
    else if (verdict) lead.suspicions.push(verdict);
    await intake.accept(lead);
    return isPlainForm(request) ? redirect(localPath("/thank-you", words.locale), 303) : accepted(words);
  } catch (error) {
    await drainBody(request);
    const refusal = error instanceof Refusal ? error : unavailable(error, words, lead);
    return isPlainForm(request) ? refusalPage(refusal, words, submission) : refusal.toResponse(words);
  }
}

/** GET and HEAD: there is nothing to read here. */
export function loader() {
  return methodNotAllowed().toResponse(getWords("en"));
}

function accepted({ leadForms }: Words): Response {
  const answer: LeadAnswer = { success: true, message: leadForms.received };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}

function refusalPage(refusal: Refusal, { locale }: Words, submission: RawSubmission | undefined) {
  const words = getMarkedWords(locale);
  const { field, status, headers } = refusal;
  const posted = submission && {
    formName: submission.formName,
    values: submission.formData as Record<string, string>,
  };
  const page = plainFormPage({ words, message: refusal.describe(words), field, posted });
  return new Response(page, { status, headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } });
}

/** Neither stored nor mailed: the visitor hears how else to reach a person, the log hears why. */
function unavailable(error: unknown, { leadForms }: Words, lead: Lead | undefined): Refusal {
  logError("lead.unavailable", error, { lead: lead?.id, form: lead?.formName });
  return new Refusal({ status: 503, message: leadForms.unavailable });
}
