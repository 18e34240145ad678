/* Keeps what was typed in forms over a reload, Back, and a change of the language. */

import { withoutLocale, withoutSlash } from "#app/url/locale-paths.ts";
import { showFailure } from "./boot";
import { inTabStorage } from "./tab-storage";

/** The forms that the site's own server takes. */
const ownForms = "form[action^='/']";

/** Fields that were filled: the form's id, the field's name, its value. Then the ids of forms that were being sent. */
type Draft = [fields: [form: string, field: string, value: string][], sending: string[]];

/** A page and its translation share a draft. */
const keyOf = (pathname: string) => withoutLocale(withoutSlash(pathname));

const formOf = (id: string) => document.forms.namedItem(id);

export function keepDrafts(): void {
  // A prerendered page has no part in the tab's storage before it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", keepDrafts, { once: true });
    return;
  }
  restoreDraft();
  // A phone may end a page in the background without a `pagehide`.
  for (const type of ["pagehide", "visibilitychange"]) addEventListener(type, saveDraft);
  addEventListener("click", onLink);
}

/** Saves what is filled in now. A form that was sent is gone from the page, or empty. */
export function saveDraft(): void {
  const filled = filledFields().map(({ form, name, value }) => [form?.id, name, value]);
  // Its button is disabled while a form is being sent, and busy while its island loads.
  const sending = document.querySelectorAll(`${ownForms}:has([type=submit]:is(:disabled,[aria-busy=true]))`);
  const draft = [filled, Array.from(sending, ({ id }) => id)];
  inTabStorage((notes) => {
    notes[keyOf(location.pathname)] = filled.length > 0 ? JSON.stringify(draft) : "";
  });
}

/** @param url of a page whose form the browser itself has sent */
export function forgetDraft(url: string): void {
  inTabStorage((notes) => notes.removeItem(keyOf(new URL(url).pathname)));
}

const filledFields = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>(`${ownForms} [name]:not([type=hidden])`)).filter(
    ({ value, defaultValue = "" }) => value !== defaultValue,
  );

/** Puts a draft back, and sends again what was being sent: the same words are the same enquiry, which is only answered again. */
function restoreDraft() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // No storage on a first visit: its first use takes a slow phone as long as all the rest of this script.
  if (visit?.type === "navigate" && !isTranslationOf(document.referrer)) return;
  inTabStorage((notes) => {
    const [fields, sending]: Draft = JSON.parse(notes[keyOf(location.pathname)] || "[[],[]]");
    for (const [form, name, value] of fields) {
      const field = formOf(form)?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && !field.value) field.value = value;
    }
    for (const id of sending) formOf(id)?.querySelector<HTMLElement>("[type=submit]")?.click();
  });
}

/** Whether the visitor comes from this page in another language. */
function isTranslationOf(referrer: string): boolean {
  if (!referrer.startsWith(location.origin)) return false;
  const { pathname } = new URL(referrer);
  return pathname !== location.pathname && keyOf(pathname) === keyOf(location.pathname);
}

function onLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
  // Now: the browser may show a prerendered page before `pagehide`.
  if (link?.hreflang) saveDraft();
  if (navigator.onLine || event.defaultPrevented || link?.origin !== location.origin) return;
  // A link to the page itself loads it anew, unless it leads to a place in it.
  if ((link.hash && link.pathname === location.pathname) || filledFields().length === 0) return;
  // Offline, following a link would replace the page, and what was typed in it, by the browser's error page.
  event.preventDefault();
  showFailure(link);
}
