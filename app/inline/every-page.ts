/* Runs in every document: hydrates islands, and does what CSS cannot. Keep it under 2.25 KiB (brotli). */

import { bootIslands } from "./boot";
import { hideChatBadge } from "./chat-badge";
import { keepDrafts } from "./drafts";
import { closeMenus, openWithoutPopover } from "./menus";
import { mark, root, trackScroll } from "./scroll";
import { noteArrival } from "./tab-storage";

trackScroll();
// For public/speculation-rules.json: a finger points at no link, and browsers would prepare all that are in view.
mark("coarse", matchMedia("(pointer:coarse)").matches);
// Chrome 114, Firefox 125, Safari 17, as `build.target` in vite.config.ts says; all others are served as without script.
if ("popover" in root) {
  closeMenus();
  bootIslands();
  keepDrafts();
  hideChatBadge();
  // Not while the page loads: the first use of storage takes a slow phone as long as all the rest of this script.
  addEventListener("pagehide", noteArrival);
} else {
  mark("no-script", true);
  openWithoutPopover();
}
