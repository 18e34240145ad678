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
 * POST /api/send-email: takes a lead, and says success only once it is stored or mailed. JSON is answered with a
 * {@link LeadAnswer}, a form posted without script with a redirect to a page, both in the language of the page that held the form.
 * The parts of the JSON: {@link RawSubmission}.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const intake = context.get(leadIntake);
  let words = getWords(refererLocale(request));
  let lead: Lead | undefined;
  try {
    requirePost(request);
    // Read before the origin is checked: the body may name the page, and so the language of the answer.
    const submission = parseBody(await readBody(request), request);
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
    return isPlainForm(request) ? seeOther("/thank-you", words) : accepted(words);
  } catch (error) {
    await drainBody(request);
    const refusal = error instanceof Refusal ? error : unavailable(error, lead);
    if (!isPlainForm(request)) return refusal.toResponse(words);
    // The browser's Back button leads to the form as it was filled.
    return seeOther("/not-sent", words, refusal);
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

function seeOther(path: string, { locale }: Words, refusal?: Refusal): Response {
  const fragment = refusal ? `#${refusal.fragment}` : "";
  return redirect(localPath(path, locale) + fragment, { status: 303, headers: refusal?.headers ?? {} });
}

/** The lead could be neither stored nor mailed. The visitor reads how else to reach a person, and the cause is logged. */
function unavailable(error: unknown, lead: Lead | undefined): Refusal {
  logError("lead.unavailable", error, { lead: lead?.id, form: lead?.formName });
  return new Refusal(reasons.unavailable);
}
