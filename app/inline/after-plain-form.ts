/*
 * Runs on the page that follows a form posted without script. Deletes the draft of that form. If the page was opened in
 * another way, for example from the history, replaces its thanks by neutral texts, because nothing was sent.
 */
import { forgetDraft } from "./drafts";

if (document.referrer.startsWith(location.origin)) forgetDraft(document.referrer);
else
  for (const element of document.querySelectorAll<HTMLElement>("[data-direct]"))
    element.textContent = `${element.dataset.direct}`;
