import type { FormName } from "#app/contract/forms.ts";
import { inTabStorage } from "#app/start/starter/tab-storage.ts";

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
