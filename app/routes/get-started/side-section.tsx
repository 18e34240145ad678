import type { ReactNode } from "react";
import { ChatShortcut, type ChatShortcutLink } from "~/sections/chat-shortcut";
import { CheckList } from "~/ui/check-list";
import { Icon, type IconName } from "~/ui/icon";

interface SideSectionProps {
  reasons: { title: string; items: string[] };
  contact: {
    title: string;
    email: string;
    phone: string;
    whatsapp: string;
    chat: string;
    hours: string;
    address: string;
    phones: { number: string; link: string }[];
    chatLink: ChatShortcutLink;
    times: string[];
  };
}

/** Beside the form: why, and how else to reach a person. */
export function SideSection({ reasons, contact }: SideSectionProps) {
  return (
    <div className="grid content-start gap-12 lg:pt-14">
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="text-heading">
          {reasons.title}
        </h2>
        <CheckList items={reasons.items} className="mt-5" />
      </section>
      <section aria-labelledby="contact" className="rounded-card border border-line bg-sunk p-6">
        <h2 id="contact" className="text-heading">
          {contact.title}
        </h2>
        <dl className="mt-3">
          <Way icon="mail" label={contact.email}>
            <a href={`mailto:${contact.address}`} className="text-link inline-flex min-h-11 items-center">
              {contact.address}
            </a>
          </Way>
          <Way icon="phone" label={contact.phone}>
            {contact.phones.map(({ number, link }) => (
              <a
                key={link}
                href={link}
                className="text-link flex min-h-11 w-fit items-center whitespace-nowrap tabular-nums"
              >
                {number}
              </a>
            ))}
          </Way>
          <Way icon="message-circle" label={contact.whatsapp}>
            <ChatShortcut {...contact.chatLink} isText>
              {contact.chat}
            </ChatShortcut>
          </Way>
          <Way icon="clock" label={contact.hours}>
            {contact.times.map((time) => (
              <span key={time} className="block tabular-nums sm:first:pt-2.5 sm:last:pb-2">
                {time}
              </span>
            ))}
          </Way>
        </dl>
      </section>
    </div>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-2 first:border-0 sm:grid-cols-[8.5rem_1fr]">
      <dt className="flex items-center gap-2.5 self-start text-soft sm:min-h-11">
        <Icon name={icon} className="size-4" /> {label}
      </dt>
      <dd className="ps-6.5 sm:ps-0">{children}</dd>
    </div>
  );
}
