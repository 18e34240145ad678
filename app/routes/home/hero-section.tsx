import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import { ChatShortcut, type ChatShortcutLink } from "#app/leads/forms/chat-shortcut.tsx";
import { ContactForm, type ContactFormCopy } from "#app/leads/forms/contact-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

interface HeroSectionProps {
  kicker: string;
  title: string;
  intro: string;
  start: string;
  chat: string;
  chatLink: ChatShortcutLink;
  demo: string;
  demoPath: string | undefined;
  /** Leads from the picture to the demo. */
  tryPicture: string;
  promise: string;
  illustration: IllustrationView;
  formTitle: string;
  formLead: string;
  form: ContactFormCopy;
}

export function HeroSection({ illustration, form, ...copy }: HeroSectionProps) {
  return (
    <section className="thread thread-start" aria-labelledby="hero">
      <span className="accent-2 thread-bead top-40" />
      <div className="measure grid gap-x-14 gap-y-6 pt-8 pb-section sm:gap-y-10 sm:pt-14 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr]">
        <div>
          <p className="font-semibold text-action">{copy.kicker}</p>
          <h1 id="hero" className="mt-4 text-hero">
            {copy.title}
          </h1>
          <p className="mt-6 max-w-xl text-intro text-soft">{copy.intro}</p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap sm:items-center">
            <ButtonLink to="/get-started">{copy.start}</ButtonLink>
            <ChatShortcut {...copy.chatLink} formName="Contact Form">
              <Icon name="message-circle" /> {copy.chat}
            </ChatShortcut>
            {copy.demoPath && (
              <ButtonLink to={copy.demoPath} variant="plain" className="justify-self-start">
                <Icon name="play" /> {copy.demo}
              </ButtonLink>
            )}
          </div>
          <p className="mt-4 flex items-center gap-2 text-soft">
            <Icon name="check" className="size-4 text-action" /> {copy.promise}
          </p>
        </div>
        <section
          data-print="hidden"
          aria-labelledby="contact"
          className="self-start rounded-card border border-line bg-card p-6 shadow-card sm:p-8 lg:row-span-2"
        >
          <h2 id="contact" className="text-heading">
            {copy.formTitle}
          </h2>
          <p className="mt-1 mb-6 text-soft">{copy.formLead}</p>
          <ContactForm copy={form} />
        </section>
        <div className="relative self-start">
          <Illustration {...illustration} className="accent-3" />
          {copy.demoPath && (
            // The whole picture leads there.
            <Link
              to={copy.demoPath}
              className="text-link mt-3 inline-flex min-h-11 items-center gap-2 after:absolute after:inset-0"
            >
              {copy.tryPicture} <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
