/**
 * Runs inline in every document, in place of the page's script, which most visitors never need: it starts that script
 * when somebody turns to a control that needs it, and does the few things around every page that CSS cannot.
 *
 * The build bundles this folder into one inline script (inline-scripts.ts). Keep it under 1.5 KiB (brotli).
 */
import { noteArrival } from "./arrival";
import { closeMenus } from "./menus";
import { trackScroll } from "./scroll";
import { startOnIntent } from "./start";

// Not while the page loads: the first use of storage takes a slow phone as long as all the rest of this script.
addEventListener("pagehide", noteArrival);
trackScroll();
closeMenus();
startOnIntent();
