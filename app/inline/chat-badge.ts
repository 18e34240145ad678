import { mark } from "./scroll";
import { inTabStorage } from "./tab-storage";

/** Hides the number on the chat's button once a visitor has opened the chat, until the tab is closed. */
export function hideChatBadge(): void {
  const hide = () => mark("chat-opened", true);
  addEventListener(
    "toggle",
    ({ target }) => {
      if ((target as Element).id !== "chat") return;
      hide();
      inTabStorage((storage) => {
        storage.chatOpened = "yes";
      });
    },
    true,
  );
  // After the page has loaded: the first use of storage is slow on a cheap phone.
  addEventListener("load", () => inTabStorage((storage) => storage.chatOpened) && hide());
}
