/* A form that the browser itself has sent: what its script had noted of it, for a reload, is no longer needed. */
import { inTabStorage } from "#app/start/starter/tab-storage.ts";

inTabStorage((notes) => notes.removeItem(new URL(document.referrer).pathname));
