/*
 * Runs on the page that follows a form posted without script. Deletes the draft of that form. If the page was opened in
 * another way, for example from the history, replaces its thanks by neutral texts, because nothing was sent.
 */
import { forgetDraft } from "./drafts";

const { referrer } = document;
// The link to the other language leads here from this page itself.
if (referrer.startsWith(location.origin) && !referrer.endsWith("/thank-you")) forgetDraft(referrer);
else
  for (const element of document.querySelectorAll<HTMLElement>("[data-direct]"))
    element.textContent = `${element.dataset.direct}`;
