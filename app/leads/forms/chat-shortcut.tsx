import type { MouseEvent, ReactNode } from "react";
import type { chatShortcut } from "#app/content/links.server.ts";
import type { FormName } from "#app/contract/forms.ts";
import { chatText, whatsappLink } from "#app/contract/whatsapp-link.ts";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { formValues } from "../form/submit-lead.ts";
import { formIds } from "./lead-form";

interface ChatShortcutProps extends ReturnType<typeof chatShortcut> {
  formName?: FormName | undefined;
  /** A link in a text and not a button. */
  isText?: boolean;
  children: ReactNode;
}

/** Opens WhatsApp beside a form, and takes along what the form holds already. */
export function ChatShortcut({ formName, isText = false, children, ...link }: ChatShortcutProps) {
  const { number, greeting, template, whenEmpty } = link;
  function takeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const form = formName && document.getElementById(formIds[formName]);
    const entries = form instanceof HTMLFormElement ? formValues(form) : {};
    const isEmpty = Object.entries(entries).every(
      ([name, entry]) => entry.trim() === "" || !template.includes(`{${name}}`),
    );
    currentTarget.href = whatsappLink(number, isEmpty ? greeting : chatText(template, entries, whenEmpty));
  }
  const anchor = {
    href: whatsappLink(number, greeting),
    onClick: takeAlong,
    onAuxClick: takeAlong,
    children,
  };
  return isText ? (
    <a {...anchor} target="_blank" rel="noopener" className="text-link inline-flex min-h-11 items-center" />
  ) : (
    <ExternalButtonLink {...anchor} variant="quiet" />
  );
}
