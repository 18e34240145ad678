import { ownForms, scriptFailedId } from "#app/start/start-plan.ts";
import { inTabStorage, readDraft } from "#app/start/starter/tab-storage.ts";

/**
 * Keeps what was typed in a form when its page is left, and puts it back after a reload or Back: the starter starts the
 * script then. A form that was sent is gone from the page, and its text with it.
 * @returns sends again what was left while it was being sent: nobody has seen the answer. The same words have the same id,
 * and are the same enquiry: it is only answered again
 */
export function keepDrafts(): () => void {
  const { draft, sending } = readNote();
  const formOf = (id: string) => document.forms.namedItem(id);
  for (const [form = "", name = "", value = ""] of draft) {
    const field = formOf(form)?.elements.namedItem(name) as HTMLInputElement | null;
    if (field && !field.value) field.value = value;
  }
  // A phone may end a page in the background without a `pagehide`.
  for (const type of ["pagehide", "visibilitychange"]) addEventListener(type, saveDrafts);
  addEventListener("click", stayOffline);
  return () => {
    for (const id of sending) formOf(id)?.requestSubmit();
  };
}

/**
 * Reads what `saveDrafts` noted. An earlier release may have noted another shape, which is left out.
 * @returns `draft`: of each field its form's id, its name and its value; `sending`: the ids of forms that were being sent
 */
function readNote(): { draft: string[][]; sending: string[] } {
  const note: unknown = inTabStorage(() => JSON.parse(readDraft() || "[]"));
  const [draft, sending]: unknown[] = Array.isArray(note) ? note : [];
  return {
    draft: Array.isArray(draft) ? draft.filter(areTexts) : [],
    sending: areTexts(sending) ? sending : [],
  };
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/** Saves what is typed in the page's forms now: a form that was sent is not among them. */
export function saveDrafts(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`${ownForms} [name]:not([type=hidden])`)];
  const draft = fields
    .filter(({ value, defaultValue = "" }) => value !== defaultValue)
    .map(({ form, name, value }) => [form?.id, name, value]);
  // Its button is disabled while a form is being sent.
  const sending = [...document.querySelectorAll(`${ownForms}:has([type=submit]:disabled)`)].map(
    ({ id }) => id,
  );
  inTabStorage((notes) => {
    notes[location.pathname] = draft.length > 0 ? JSON.stringify([draft, sending]) : "";
  });
}

/** Offline, following a link would replace the page, and what was typed in it, by the browser's error page. */
function stayOffline(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
  if (navigator.onLine || event.defaultPrevented || link?.origin !== location.origin) return;
  // A link to the page itself loads it anew, unless it leads to a place in it.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  document.getElementById(scriptFailedId)?.showPopover();
}
