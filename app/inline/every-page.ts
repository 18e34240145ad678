/* Runs in every document: hydrates islands and adds behaviour that CSS cannot. Keep it under 2.3 KiB (brotli). */

import { bootIslands } from "./boot";
import { hideChatBadge } from "./chat-badge";
import { keepDrafts } from "./drafts";
import { closeMenus, openWithoutPopover } from "./menus";
import { mark, root, trackScroll } from "./scroll";
import { storeArrival } from "./tab-storage";

trackScroll();
// For public/speculation-rules.json: touch screens have no hover, so browsers would prerender all links in view.
mark("coarse", matchMedia("(pointer:coarse)").matches);
// True from Chrome 114, Firefox 125 and Safari 17 on: `build.target` in vite.config.ts. In older browsers pages work as
// without script.
if ("popover" in root) {
  closeMenus();
  bootIslands();
  keepDrafts();
  hideChatBadge();
  // Not during loading: on a slow phone the first use of storage takes as long as the rest of this script.
  addEventListener("pagehide", storeArrival);
} else {
  mark("no-script", true);
  openWithoutPopover();
}
