import { redirect } from "react-router";
import { getWords, type Locale } from "#app/content/data.server.ts";
import { localPath } from "#app/document/locale-paths.ts";
import type { LeadAnswer } from "#app/leads/contract/answer.ts";
import { leadIntake } from "#app/leads/intake/lead-intake.server.ts";
import { requireRate } from "#app/leads/intake/rate-limit.server.ts";
import { drainBody, isPlainForm, readBody } from "#app/leads/intake/read-body.server.ts";
import { refererLocale } from "#app/leads/intake/read-submission.server.ts";
import { Refusal } from "#app/leads/intake/refusal.server.ts";
import {
  methodNotAllowed,
  requireKnownOrigin,
  requirePost,
} from "#app/leads/intake/request-checks.server.ts";
import { logError } from "#app/log.server.ts";
import { newsletterPath } from "#app/newsletter/contract.ts";
import { isNewsletterOn, newsletter } from "#app/newsletter/newsletter.server.ts";
import { readSubscription } from "#app/newsletter/read-subscription.server.ts";
import { refusedBoxPage } from "#app/newsletter/refused-box-page.server.tsx";
import type { Route } from "./+types/api.subscribe";

/**
 * POST /api/subscribe: mails an address the link that confirms it. The answer is the same for every address, whether it
 * is known or not. JSON is answered with JSON, a form posted without script with a page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const words = getWords(languageOf(request));
  const intake = context.get(leadIntake);
  const { secret, ask } = context.get(newsletter) ?? {};
  try {
    if (!context.get(isNewsletterOn)) throw new Refusal({ status: 404, message: "Not Found" });
    requirePost(request);
    const email = readSubscription(await readBody(request), request);
    requireKnownOrigin(request, intake.allowedOrigins);
    await requireRate(intake.rateLimits, request.headers.get("CF-Connecting-IP"), "Newsletter");
    if (!secret || !ask) throw new Error("NEWSLETTER_SECRET is not set");
    await ask(email, new URL(request.url).origin, words.locale);
    if (isPlainForm(request)) return redirect(localPath(newsletterPath("check-inbox"), words.locale), 303);
    const answer: LeadAnswer = { success: true, message: words.newsletter.box.asked };
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    await drainBody(request);
    const refusal = error instanceof Refusal ? error : unavailable(error, words.newsletter.box.failed);
    return isPlainForm(request) ? refusedBoxPage(refusal, words) : refusal.toResponse(words);
  }
}

/** GET and HEAD: there is nothing to read here. */
export function loader() {
  return methodNotAllowed().toResponse(getWords("en"));
}

/** The box's own language, or that of the page which the `Referer` names. */
function languageOf(request: Request): Locale {
  const { searchParams } = new URL(request.url);
  return searchParams.get("language") === "sw" ? "sw" : refererLocale(request);
}

function unavailable(error: unknown, message: string): Refusal {
  logError("newsletter.unavailable", error);
  return new Refusal({ status: 503, message });
}
