/* Keeps the entries in forms after a reload, after Back, after other pages were opened in the same tab, and in the other language. */

import { withoutLocale } from "#app/url/locale-paths.ts";
import { showFailure } from "./boot";
import { inTabStorage } from "./tab-storage";

/** The forms that post to the site itself. A form with text fields has an id. */
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

/** The filled fields (form id, field name, value), the ids of forms that were being sent, how long they were open, and the query. */
type Draft = [
  fields: [form: string, field: string, value: string][],
  sending: string[],
  ms?: number,
  search?: string,
];

/** The storage key of the draft. A page and its translation share one draft. */
const keyOfDraft = () => withoutLocale(location.pathname);

export function keepDrafts(): void {
  // A prerendered page cannot use the tab's sessionStorage until it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", keepDrafts);
    return;
  }
  const type = (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)
    ?.type;
  // After Back, the draft may be from a later visit of the page or from the other language. After a reload, the browser's own
  // entries are as new as the draft, or newer if the page has crashed (no element is called `none`). Not the form in which the
  // visitor is typing: on a slow line the page is shown long before its draft is restored.
  const older = type === "reload" ? "none" : type === "navigate" ? "" : "form:not(:focus-within)";
  if (older) restoreDraft(older);
  // After a link, also to the other language, or after entering the address, later: on a slow phone the first use of storage
  // takes as long as the rest of this script.
  else setTimeout(restoreDraft);
  // Again, because Chromium restores its entries right before this event.
  addEventListener("pageshow", ({ persisted }) => {
    // In a page from the back/forward cache a field may still have the focus. In Firefox such a page may read an older draft.
    if (persisted) restoreDraft("form");
    else if (older) restoreDraft(older);
  });
  // Phones may discard a page in the background without a `pagehide` event. A page from the back/forward cache becomes visible
  // before its draft is restored, so do not save it then.
  addEventListener("visibilitychange", () => document.hidden && saveDraft());
  addEventListener("click", onLink);
}

/** Saves the current entries. A form that was sent has none, because it was removed or emptied. */
export function saveDraft(): void {
  const filled = filledFields().map(({ form, name, value }) => [form?.id, name, value]);
  // While a form is being sent, its fields are read-only; while its island loads, its button is busy.
  const sending = document.querySelectorAll(`${ownForms}:has([readonly],[aria-busy=true])`);
  const draft = [
    filled,
    [...sending].map(({ id }) => id),
    performance.now() + (window.draftMs ?? 0),
    location.search,
  ];
  inTabStorage((storage) => {
    const key = keyOfDraft();
    if (filled[0]) storage[key] = JSON.stringify(draft);
    // Keep the note that the form was sent, which is an empty text.
    else if (storage[key]) delete storage[key];
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

/** The fields with an entry, in all forms of the page that post to the site. In a form that is being sent: all fields. */
export const filledFields = () =>
  [...document.querySelectorAll<HTMLInputElement>(`${ownForms} [name]:not([type=hidden])`)].filter(
    (field) => field.readOnly || field.value !== (field.defaultValue ?? ""),
  );

/**
 * Restores a draft, and submits a form again that was being sent. That causes no duplicate: the same words are the same
 * enquiry, so the Worker stores nothing new.
 * @param older after a reload and after Back: a selector of the forms whose entries are older than the draft
 */
function restoreDraft(older?: string) {
  inTabStorage((storage) => {
    const draft: string | undefined = storage[keyOfDraft()];
    // The form was sent, perhaps in the other language.
    if (older && draft === "")
      for (const form of document.querySelectorAll<HTMLFormElement>("form:not(:focus-within)")) form.reset();
    const [fields, sending, ms, search]: Draft = JSON.parse(draft || "[[],[]]");
    for (const [form, name, value] of fields) {
      const field = document.querySelector<HTMLInputElement>(`#${form} [name=${name}]`);
      if (field && (field.value === "" || (older && field.closest(older)))) field.value = value;
    }
    // Without this time, a form that is submitted again at once would look as if a program had filled it in.
    window.draftMs = ms;
    // Another query adds a text to the form, which is another request then.
    if (!location.search || search === location.search)
      for (const id of sending)
        document.querySelector<HTMLElement>(`#${id}:not(:focus-within) [type=submit]`)?.click();
  });
  // Not earlier, because a form without its draft would replace the draft. On `change`, because a slow page restores its draft a
  // second time after the visitor has begun to type.
  addEventListener("pagehide", saveDraft);
  addEventListener("change", saveDraft);
}

function onLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
  // Save now, because the browser may show a prerendered page before `pagehide` fires.
  if (link?.hreflang) saveDraft();
  if (navigator.onLine || event.defaultPrevented || link?.origin !== location.origin) return;
  // A link to a place in the current page loads nothing, so it works when offline.
  if ((link.hash && link.pathname === location.pathname) || !filledFields()[0]) return;
  // When offline, a link would replace the page and its entries by the browser's error page.
  event.preventDefault();
  showFailure(link);
}
