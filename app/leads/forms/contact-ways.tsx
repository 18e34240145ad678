import type { ReactNode } from "react";
import type { contactWays } from "#app/content/links.ts";
import type { FormName } from "#app/contract/forms.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { unbreakableTimes, unbroken } from "#app/ui/unbroken.tsx";
import { ChatShortcut } from "./chat-shortcut.tsx";

type ContactWaysProps = Omit<ReturnType<typeof contactWays>, "title"> & { formName?: FormName };

/** Mail, phones, chat and hours. @param formName the form on the page whose entries the chat's text contains */
export function ContactWays({ formName, ...ways }: ContactWaysProps) {
  return (
    <dl className="mt-3">
      <Way icon="mail" label={ways.email}>
        <a href={`mailto:${ways.emailAddress}`} className="text-link inline-flex min-h-11 items-center">
          {ways.emailAddress}
        </a>
      </Way>
      <Way icon="phone" label={ways.phone}>
        {ways.phones.map(({ number, link }) => (
          <a
            key={link}
            href={link}
            className="text-link flex min-h-11 w-fit items-center whitespace-nowrap tabular-nums"
          >
            {number}
          </a>
        ))}
      </Way>
      <Way icon="message-circle" label={ways.whatsapp}>
        <ChatShortcut {...ways.chatLink} formName={formName} isText>
          {ways.chat}
        </ChatShortcut>
        <span className="hidden print:inline"> {ways.chatLink.number}</span>
      </Way>
      <Way icon="clock" label={ways.hours}>
        {ways.times.map((time) => (
          <span key={time} className="block tabular-nums sm:last:pb-2">
            {unbroken(time, unbreakableTimes)}
          </span>
        ))}
      </Way>
    </dl>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-2 first:border-0 sm:grid-cols-[8.5rem_1fr] sm:items-baseline">
      <dt className="text-soft">
        <Icon name={icon} className="me-1.5 inline size-4" /> {label}
      </dt>
      <dd className="min-[18rem]:max-sm:ps-6.5">{children}</dd>
    </div>
  );
}
