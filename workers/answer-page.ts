import { type AnsweredPage, answeredPage } from "#app/leads/answered-page.tsx";
import { readText } from "#app/leads/intake/read-body.ts";
import { Refusal } from "#app/leads/intake/refusal.ts";
import { requireKnownOrigin } from "#app/leads/intake/request-checks.ts";
import { logError } from "#app/leads/log.ts";
import { getCompany, getWords } from "#data/index.ts";
import { answerPath } from "./outbox/follow-ups/answer-link";
import { type OutboxBinding, outboxOf } from "./outbox/lead-outbox";
import { markAsAnswered } from "./outbox/mail-words";
import type { Settings } from "./settings";

const limitBytes = 1024;

/**
 * Serves the page behind the "Mark as answered" link in the owner's mails. GET and HEAD change nothing, because mail
 * scanners open links. POST marks the lead as answered, or removes the mark, and redirects to the same page. A post from a
 * page of another site is refused with 403.
 * @returns undefined for other URLs and while ANSWER_SECRET is not set; 404 if the key belongs to no lead with this
 *   reference, so that the response does not reveal which references exist
 */
export async function answerPage(
  request: Request,
  env: Pick<Settings, "ANSWER_SECRET"> & OutboxBinding,
): Promise<Response | undefined> {
  const { pathname, search, searchParams } = new URL(request.url);
  const [, reference] = answerPath.exec(pathname) ?? [];
  if (!reference || !env.ANSWER_SECRET) return undefined;
  const { method } = request;
  if (!["GET", "HEAD", "POST"].includes(method))
    return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  try {
    if (method === "POST") requireKnownOrigin(request, []);
    const change = method === "POST" ? await readChange(request) : undefined;
    const isAnswered = await outboxOf(env).answer(reference, searchParams.get("key") ?? "", change);
    if (isAnswered === undefined) return respond(unknownLink(), 404, method);
    if (method === "POST")
      return new Response(null, { status: 303, headers: { Location: pathname + search } });
    return respond(isAnswered ? answered(reference) : notAnswered(reference), 200, method);
  } catch (error) {
    if (error instanceof Refusal)
      return new Response(error.describe(getWords("en")), { status: error.status });
    logError("answer-page.failed", error);
    return new Response("Service Unavailable", { status: 503 });
  }
}

/** Returns false if the post comes from the button that removes the mark, which sends `answered=no`. */
async function readChange(request: Request): Promise<boolean> {
  const body = await readText(request, limitBytes, { status: 413, message: "Content Too Large" });
  return new URLSearchParams(body).get("answered") !== "no";
}

function respond(page: AnsweredPage, status: number, method: string): Response {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    // The URL contains the key, so browsers must not send it to other sites. With "no-referrer" the page's own button would
    // send no origin either, and would then fail in Safari before 16.4.
    "Referrer-Policy": "same-origin",
  };
  return new Response(method === "HEAD" ? null : answeredPage(page), { status, headers });
}

const aboutLead = (reference: string) => `${getCompany("en").name}, enquiry ${reference}`;

function notAnswered(reference: string): AnsweredPage {
  return {
    about: aboutLead(reference),
    title: "Have you answered this enquiry?",
    text: "Once it is marked, no reminder names it.",
    button: { label: markAsAnswered, value: "yes", isMain: true },
  };
}

function answered(reference: string): AnsweredPage {
  return {
    about: aboutLead(reference),
    title: "This enquiry is marked as answered.",
    text: "You can close this page. Was it a mistake? Take it back, and reminders go on.",
    button: { label: "Take it back", value: "no", isMain: false },
  };
}

function unknownLink(): AnsweredPage {
  return {
    about: getCompany("en").name,
    title: "This link does not work.",
    text: "The link may be incomplete, or the enquiry was deleted. Open the link from the mail again.",
  };
}
