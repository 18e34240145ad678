import { type RefObject, useEffect, useRef } from "react";
import { siteKeyMeta } from "#app/contract/endpoint.ts";
import type { TurnstileWidget } from "./turnstile";
import { wait } from "./wait";

/** The time that a submit waits for the widget's token. Without a token the lead is sent and flagged. */
const tokenTimeoutMs = 3000;

/**
 * Shows Cloudflare Turnstile's widget in a form at the first focus, if the document has a site key (app/root.tsx).
 * @returns `token` resolves to the widget's token, or to undefined after 3 seconds; `reset` requests a new token
 */
export function useHumanCheck(form: RefObject<HTMLFormElement | null>) {
  const widget = useRef<Promise<TurnstileWidget | undefined>>(undefined);

  // An effect, because Cloudflare's script creates the widget in the browser's DOM.
  useEffect(() => {
    const siteKey = document.querySelector<HTMLMetaElement>(`meta[name=${siteKeyMeta}]`)?.content;
    const element = form.current;
    if (!siteKey || !element) return;
    const show = () => {
      widget.current ??= import("./turnstile")
        .then(({ showWidget }) => showWidget(element, siteKey))
        .catch(() => undefined);
    };
    // The first focus may have loaded the island, and then this code runs after it.
    if (element.contains(document.activeElement)) show();
    element.addEventListener("focusin", show, { once: true });
    return () => {
      element.removeEventListener("focusin", show);
      widget.current?.then((shown) => shown?.remove());
    };
  }, [form]);

  return {
    async token(): Promise<string | undefined> {
      if (!widget.current) return undefined;
      const token = widget.current.then((shown) => shown?.token());
      return Promise.race([token, wait(tokenTimeoutMs)]);
    },
    reset() {
      widget.current?.then((shown) => shown?.reset());
    },
  };
}
