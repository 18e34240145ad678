import type { ReactNode } from "react";
import type { chatShortcut } from "#app/content/links.ts";
import type { FormName } from "#app/contract/forms.ts";
import { whatsappLink } from "#app/contract/whatsapp-link.ts";
import fillChatLink from "#app/inline/fill-chat-link.ts?script";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { formIds } from "./lead-form";

interface ChatShortcutProps extends ReturnType<typeof chatShortcut> {
  formName?: FormName | undefined;
  /** Whether to show a text link instead of a button. Default: false */
  isText?: boolean;
  children: ReactNode;
}

/** A link next to a form that opens a WhatsApp chat. The chat's text contains the form's current entries. */
export function ChatShortcut({ formName, isText = false, children, ...link }: ChatShortcutProps) {
  const anchor = {
    href: whatsappLink(link.number, link.greeting),
    "data-chat": formName && JSON.stringify({ form: formIds[formName], ...link }),
    children,
  };
  return (
    <>
      {isText ? (
        <a
          {...anchor}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-11 items-center"
        />
      ) : (
        <ExternalButtonLink {...anchor} variant="quiet" />
      )}
      {formName && <InlineScript code={fillChatLink} />}
    </>
  );
}
