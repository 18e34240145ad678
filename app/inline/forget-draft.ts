/* The browser itself has sent the form of the page before this one: its draft is no longer needed. */
import { forgetDraft } from "./drafts";

forgetDraft(document.referrer);
