import { href, redirect } from "react-router";
import { wordsFor } from "~/content/words.server";
import { drain, isPlainForm, onlyKnownOrigins, onlyPost, readBody } from "~/leads/gates.server";
import { type Lead, leadDesk } from "~/leads/lead-desk";
import * as messages from "~/leads/messages";
import { plainFormPage } from "~/leads/plain-form-page.server";
import { leadFrom, parseBody, type RawSubmission } from "~/leads/read-submission.server";
import { methodNotAllowed, RefusedLead } from "~/leads/refused-lead.server";
import type { LeadAnswer } from "~/leads/submit-lead";
import type { Route } from "./+types/api.send-email";

/**
 * POST /api/send-email (spec, section 7): takes a lead, and says success only once it is kept.
 * JSON is answered with `{success, message}`, a form posted without script with a page.
 * Beside the spec's `formName` and `formData` JSON may hold `submissionId` (a UUID per filled form, kept over
 * retries), `visit` (see visit.ts) and `turnstileToken`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  let submission: RawSubmission | undefined;
  let lead: Lead | undefined;
  try {
    const desk = context.get(leadDesk);
    onlyPost(request);
    // Read before it is judged: a plain form that is refused goes back with its words.
    submission = parseBody(await readBody(request), request);
    onlyKnownOrigins(request, desk.allowedOrigins);
    lead = leadFrom(submission);
    const address = request.headers.get("CF-Connecting-IP");
    const seconds = await desk.secondsToWait(address, lead.formName);
    if (seconds > 0)
      throw new RefusedLead(429, messages.tooMany, { headers: { "Retry-After": String(seconds) } });
    const verdict = await desk.checkHuman(submission.turnstileToken, address, lead.id);
    if (verdict === "refused") throw new RefusedLead(403, messages.notHuman);
    if (verdict) lead.suspicions.push(verdict);
    await desk.accept(lead);
    return isPlainForm(request) ? redirect(href("/thank-you"), 303) : taken(request);
  } catch (error) {
    await drain(request);
    const refusal = error instanceof RefusedLead ? error : unavailable(error, request, lead);
    return isPlainForm(request) ? refusedPage(refusal, request, submission) : refusal.toResponse();
  }
}

/** GET and HEAD: there is nothing to read here. */
export function loader() {
  return methodNotAllowed().toResponse();
}

function taken(request: Request): Response {
  const answer: LeadAnswer = { success: true, message: wordsFor(request).leadForms.received };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}

function refusedPage(
  { message, field, status, headers }: RefusedLead,
  request: Request,
  submission: RawSubmission | undefined,
) {
  const posted = submission && {
    formName: submission.formName,
    values: submission.formData as Record<string, string>,
  };
  const page = plainFormPage({ words: wordsFor(request), message, field, posted });
  return new Response(page, { status, headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } });
}

/** Neither kept nor mailed: the visitor hears how else to reach a person, the log hears why. */
function unavailable(error: unknown, request: Request, lead: Lead | undefined): RefusedLead {
  const facts = { lead: lead?.id, form: lead?.formName, error: String(error) };
  console.error(JSON.stringify({ event: "lead.unavailable", ...facts }));
  return new RefusedLead(503, wordsFor(request).leadForms.unavailable);
}
