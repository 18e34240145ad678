import { endpoint, type LeadAnswer } from "#app/contract/endpoint.ts";
import type { FormName } from "#app/contract/forms.ts";
import { readCampaign, type Visit } from "#app/contract/lead.ts";
import { inTabStorage, readArrival } from "#app/inline/tab-storage.ts";
import { readAbout } from "#app/url/about-parameter.ts";

export interface Submission {
  formName: FormName;
  formData: Record<string, string>;
  /** One id per filled form, kept over retries: the outbox stores it once however often it is sent. */
  submissionId: string | undefined;
  visit: Visit;
  turnstileToken: string | undefined;
}

/** How long to wait for an answer: long enough for a poor line, short enough to hear that it failed. */
const timeoutMs = 30_000;

export interface SendingWords {
  /** No network, no answer in time, or an answer that is not the endpoint's. */
  requestFailed: string;
  /** An unsuccessful answer that came without a message. */
  unsuccessful: string;
}

/**
 * Sends a filled form to the Worker. Never throws: a network failure, a time-out or an answer that is not the
 * endpoint's own becomes `success: false` with a message for the visitor and an `error` string for the log.
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
      // It arrives although the visitor leaves the page meanwhile.
      keepalive: true,
    });
    const answer: { success?: unknown; message?: unknown } | null = await response.json();
    if (typeof answer?.success !== "boolean") {
      throw new TypeError(`The answer (${response.status}) is not {success, message}`);
    }
    const message = typeof answer.message === "string" ? answer.message : "";
    return { success: answer.success, message: message || (answer.success ? "" : messages.unsuccessful) };
  } catch (error) {
    return { success: false, message: messages.requestFailed, error: String(error) };
  }
}

/** The sessionStorage key of the last submission: its words and its id. */
const key = "submission";

let latest: { words: string; id: string | undefined } | undefined;

/**
 * One id per filled form: the same words sent again, after a reload too, are the same lead; corrected words are a new one.
 * Browsers only make UUIDs in a secure context; elsewhere the Worker gives the lead its id.
 */
export function submissionIdFor(formName: FormName, formData: Record<string, string>): string | undefined {
  const words = JSON.stringify([formName, formData]);
  latest ??= inTabStorage((notes) => JSON.parse(notes[key] || "{}"));
  if (latest?.words !== words) {
    latest = { words, id: globalThis.crypto?.randomUUID?.() };
    note(JSON.stringify(latest));
  }
  return latest?.id;
}

/** Forgets what was sent, once it is kept. The same words again are the same lead for as long as the page is open. */
export function noteSent(): void {
  note("");
}

function note(text: string) {
  inTabStorage((notes) => {
    notes[key] = text;
  });
}

/** What was entered in a form, by field name. `formName` is in the markup for a post without script only. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries.filter(([name]) => name !== "formName"));
}

/** When a prerendered page was shown; 0 for any other page. Not in TypeScript's types yet. */
type Navigation = PerformanceEntry & { activationStart?: number };

/**
 * What the browser knows of this visit, without a cookie; untrusted for the Worker. The time is the document's: a form may
 * hydrate only when it is touched, and somebody with autofill is done soon after that.
 */
export function currentVisit(): Visit {
  const { url, referrer } = readArrival();
  const [navigation] = performance.getEntriesByType("navigation") as Navigation[];
  return {
    page: location.pathname,
    about: readAbout(new URLSearchParams(location.search)),
    referrer: referrer.replace(/[?#].*/s, ""),
    ...readCampaign(new URL(url, location.href)),
    openForMs: Math.round(performance.now() - (navigation?.activationStart ?? 0)),
  };
}
