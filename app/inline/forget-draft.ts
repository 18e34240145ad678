/* Runs on the page after a form was posted without script. Deletes the draft of that form's page. */
import { forgetDraft } from "./drafts";

forgetDraft(document.referrer);
