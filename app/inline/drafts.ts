/* Keeps the entries in forms after a reload, after Back, after other pages were opened in the same tab, and in the other language. */

import { withoutLocale } from "#app/url/locale-paths.ts";
import { showFailure } from "./boot";
import { inTabStorage } from "./tab-storage";

/** The forms that post to the site itself. */
const ownForms = "form[action^='/']";

declare global {
  interface Window {
    /**
     * The time in milliseconds for which the restored draft was open in earlier documents. It is a property of `window`,
     * because the inline script and an island's modules are bundled separately and share no variable.
     */
    draftMs?: number | undefined;
  }
}

/** The filled fields (form id, field name, value), the ids of forms that were being sent, and how long they were open. */
type Draft = [fields: [form: string, field: string, value: string][], sending: string[], ms?: number];

/** The storage key of the draft. A page and its translation share one draft. */
const keyOfDraft = () => withoutLocale(location.pathname);

const formOf = (id: string) => document.forms.namedItem(id);

export function keepDrafts(): void {
  // A prerendered page cannot use the tab's sessionStorage until it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", keepDrafts, { once: true });
    return;
  }
  restoreDraft();
  // Phones may discard a page in the background without a `pagehide` event.
  for (const type of ["pagehide", "visibilitychange"]) addEventListener(type, saveDraft);
  addEventListener("click", onLink);
}

/** Saves the current entries. A form that was sent has none, because it was removed or emptied. */
export function saveDraft(): void {
  const filled = filledFields().map(({ form, name, value }) => [form?.id, name, value]);
  // While a form is being sent, its fields are read-only; while its island loads, its button is busy.
  const sending = document.querySelectorAll(`${ownForms}:has([readonly],[type=submit][aria-busy=true])`);
  const draft = [filled, [...sending].map(({ id }) => id), performance.now() + (window.draftMs ?? 0)];
  inTabStorage((storage) => {
    const key = keyOfDraft();
    if (filled.length > 0) storage[key] = JSON.stringify(draft);
    // Keep the note that the form was sent, which is an empty text.
    else if (storage[key]) storage.removeItem(key);
  });
}

/** Replaces the draft by a note that the form was sent. */
export function noteSent(): void {
  saveDraft();
  inTabStorage((storage) => {
    storage[keyOfDraft()] ??= "";
  });
}

/** Whether the form of this page was sent, in this or in the other language, and not filled in again. */
export function wasSent(): boolean {
  return inTabStorage((storage) => storage[keyOfDraft()] === "") ?? false;
}

/** Deletes a draft. @param url URL of a page whose form was posted without script */
export function forgetDraft(url: string): void {
  inTabStorage((storage) => storage.removeItem(withoutLocale(new URL(url).pathname)));
}

/** The fields with an entry, in all forms of the page that post to the site. */
export const filledFields = () =>
  [...document.querySelectorAll<HTMLInputElement>(`${ownForms} [name]:not([type=hidden])`)].filter(
    ({ value, defaultValue = "" }) => value !== defaultValue,
  );

function restoreDraft() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate") fillIn(true);
  // After a link, also to the other language, or after entering the address, later: on a slow phone the first use of storage
  // takes as long as the rest of this script.
  else setTimeout(fillIn);
}

/**
 * Restores a draft, and submits a form again that was being sent. That causes no duplicate: the same words are the same
 * enquiry, so the Worker stores nothing new.
 * @param isReturn whether the browser itself restores the entries after this script: after a reload and after Back
 */
function fillIn(isReturn?: boolean) {
  inTabStorage((storage) => {
    const draft: string | undefined = storage[keyOfDraft()];
    // The form was sent, perhaps in the other language, so empty it once the browser has restored its entries.
    if (isReturn && draft === "") addEventListener("pageshow", emptyForms, { once: true });
    const [fields, sending, ms]: Draft = JSON.parse(draft || "[[],[]]");
    for (const [form, name, value] of fields) {
      const field = formOf(form)?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && !field.value) field.value = value;
    }
    // Without this time, a form that is submitted again at once would look as if a program had filled it in.
    window.draftMs = ms;
    // A link with a query adds a text to the form, which is another request then.
    if (isReturn || !location.search)
      for (const id of sending) formOf(id)?.querySelector<HTMLElement>("[type=submit]")?.click();
  });
}

/** Not the form in which the visitor is typing: on a slow line the page is shown long before this event. */
function emptyForms() {
  for (const form of document.forms) form.matches(":focus-within") || form.reset();
}

function onLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
  // Save now, because the browser may show a prerendered page before `pagehide` fires.
  if (link?.hreflang) saveDraft();
  if (navigator.onLine || event.defaultPrevented || link?.origin !== location.origin) return;
  // A link to a place in the current page loads nothing, so it works when offline.
  if ((link.hash && link.pathname === location.pathname) || filledFields().length === 0) return;
  // When offline, a link would replace the page and its entries by the browser's error page.
  event.preventDefault();
  showFailure(link);
}
