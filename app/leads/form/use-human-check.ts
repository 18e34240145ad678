import { type RefObject, useEffect, useRef } from "react";
import { siteKeyMeta } from "#app/contract/endpoint.ts";
import type { TurnstileWidget } from "./turnstile";

/** How long a submit waits for the widget's token. Without one the lead is only flagged. */
const tokenTimeoutMs = 3000;

/**
 * Shows Cloudflare Turnstile's widget in a form from the first focus on, if the document names a site key (app/root.tsx).
 * @returns `token` resolves with the widget's proof, or undefined; `reset` asks for a new one
 */
export function useHumanCheck(form: RefObject<HTMLFormElement | null>) {
  const widget = useRef<Promise<TurnstileWidget | undefined>>(undefined);

  // The widget is Cloudflare's own script: it can only be put in place in the browser.
  useEffect(() => {
    const siteKey = document.querySelector<HTMLMetaElement>(`meta[name=${siteKeyMeta}]`)?.content;
    const element = form.current;
    if (!siteKey || !element) return;
    const show = () => {
      widget.current ??= import("./turnstile")
        .then(({ showWidget }) => showWidget(element, siteKey))
        .catch(() => undefined);
    };
    // The island may have been loaded because of this very focus.
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
      return Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, tokenTimeoutMs))]);
    },
    reset() {
      widget.current?.then((shown) => shown?.reset());
    },
  };
}
