import { endpoint, type LeadAnswer } from "#app/contract/endpoint.ts";
import type { FormName } from "#app/contract/forms.ts";
import { readCampaign, type Visit } from "#app/contract/lead.ts";
import { inTabStorage, readArrival, storeInTab } from "#app/inline/tab-storage.ts";
import { readAbout } from "#app/url/about-parameter.ts";

export interface Submission {
  formName: FormName;
  formData: Record<string, string>;
  /** The id of the filled form. It stays the same over retries, so that the outbox stores the lead only once. */
  submissionId: string | undefined;
  visit: Visit;
  turnstileToken: string | undefined;
}

/** The time limit for a response: 30 seconds, long enough for a slow connection. */
const timeoutMs = 30_000;

export interface SendingWords {
  /** For a network error, a time-out, or a response that is not from the endpoint. */
  requestFailed: string;
  /** For an unsuccessful response without a message. */
  unsuccessful: string;
}

/**
 * Sends a filled form to the Worker. Never throws. After a network error, a time-out or a response that is not from the
 * endpoint, returns `success: false` with a message for the visitor and an `error` for the log.
 */
export async function submitLead(
  submission: Submission,
  messages: SendingWords,
): Promise<LeadAnswer & { error?: string }> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeoutMs),
      // The request completes even if the visitor leaves the page.
      keepalive: true,
    });
    const answer: { success?: unknown; message?: unknown } | null = await response.json();
    if (typeof answer?.success !== "boolean") {
      throw new TypeError(`The response (${response.status}) is not {success, message}`);
    }
    const message = typeof answer.message === "string" ? answer.message : "";
    return { success: answer.success, message: message || (answer.success ? "" : messages.unsuccessful) };
  } catch (error) {
    return { success: false, message: messages.requestFailed, error: String(error) };
  }
}

/** The sessionStorage key for the words and the id of each form's last submission. */
const key = "submission";

let latest: { [Name in FormName]?: { words: string; id: string | undefined } } | undefined;

/**
 * The id of a filled form. The same words get the same id again, even after a reload or in the other language; changed words get
 * a new id.
 * @returns undefined outside of a secure context, where browsers cannot generate UUIDs; the Worker then generates the id
 */
export function submissionIdFor(formName: FormName, formData: Record<string, string>): string | undefined {
  // `page` is the form's hidden field with the path, which is another one in the other language.
  const words = JSON.stringify({ ...formData, page: "" });
  latest ??= inTabStorage((storage) => JSON.parse(storage[key] || "{}")) ?? {};
  if (latest?.[formName]?.words !== words) {
    latest = { ...latest, [formName]: { words, id: globalThis.crypto?.randomUUID?.() } };
    storeInTab(key, JSON.stringify(latest));
  }
  return latest?.[formName]?.id;
}

/**
 * Removes the submission from sessionStorage. Called after the lead is stored. While the page stays open, the same words
 * still get the same id.
 */
export function forgetSubmission(formName: FormName): void {
  storeInTab(key, JSON.stringify({ ...latest, [formName]: undefined }));
}

/** The entries of a form by field name, without `formName`, which only a post without script needs. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries.filter(([name]) => name !== "formName"));
}

/** `activationStart` is the time at which a prerendered page was shown; 0 for other pages. TypeScript lacks it. */
type Navigation = PerformanceEntry & { activationStart?: number };

/**
 * The data about this visit, without a cookie. The Worker does not trust it. `openForMs` counts from the opening of the
 * document, not from hydration: a form may be hydrated at the first focus, and autofill then fills it within a moment.
 * With a restored draft it counts from the opening of the document in which the visitor typed (inline/drafts.ts).
 */
export function currentVisit(): Visit {
  const { url, referrer } = readArrival();
  const [navigation] = performance.getEntriesByType("navigation") as Navigation[];
  return {
    page: location.pathname,
    about: readAbout(new URLSearchParams(location.search)),
    referrer: referrer.replace(/[?#].*/s, ""),
    ...readCampaign(new URL(url, location.href)),
    openForMs: Math.round(performance.now() - (navigation?.activationStart ?? 0) + (window.draftMs ?? 0)),
  };
}
