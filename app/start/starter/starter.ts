/**
 * Runs inline in every document, in place of the page's script, which most visitors never need: it starts that script
 * when somebody turns to a control that needs it, and does the few things around every page that CSS cannot.
 *
 * The build bundles this folder into one inline script (inline-scripts.ts). Keep it under 1.5 KiB (brotli).
 */
import { noteArrival } from "./arrival";
import { spreadFileField } from "./drop";
import { closeMenus, openWithoutPopover } from "./menus";
import { mark, trackScroll } from "./scroll";
import { startOnIntent } from "./start";

trackScroll();
// The browsers that get the page's script: Chrome 114, Firefox 125, Safari 17, as `build.target` in vite.config.ts says. All
// others are served as without script.
if ("popover" in HTMLElement.prototype) {
  closeMenus();
  startOnIntent();
  spreadFileField();
  // Not while the page loads: the first use of storage takes a slow phone as long as all the rest of this script.
  addEventListener("pagehide", noteArrival);
} else {
  mark("no-script", true);
  openWithoutPopover();
}
