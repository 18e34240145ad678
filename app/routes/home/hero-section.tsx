import { Illustration } from "#app/illustrations/illustration.tsx";
import { ChatShortcut } from "#app/leads/forms/chat-shortcut.tsx";
import { ContactForm } from "#app/leads/forms/contact-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import type { HomePage } from "./home-page";

export function HeroSection(copy: HomePage["hero"]) {
  return (
    <section className="thread thread-start" aria-labelledby="hero">
      <span className="thread-bead top-40 text-hero" />
      {/* On a phone the picture comes before all but the two main actions: it says what the words say, sooner. */}
      <div className="measure grid items-center gap-x-16 gap-y-4 pt-4 pb-band sm:pt-12 sm:gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0 lg:self-end">
          <p className="font-semibold text-soft">{copy.kicker}</p>
          <h1 id="hero" className="text-hero sm:mt-1 lg:text-[min(5.5rem,6.6vw)]">
            {copy.title}
          </h1>
          <p className="mt-4 max-w-xl text-intro text-soft max-sm:text-base sm:mt-7">{copy.intro}</p>
          <div className="mt-4 flex flex-wrap gap-2 fill-row max-sm:*:gap-1.5 max-sm:*:px-2 sm:mt-8 sm:gap-3">
            <ButtonLink to="/get-started">{copy.start}</ButtonLink>
            <ChatShortcut {...copy.chatLink} formName="Contact Form">
              <Icon name="message-circle" /> {copy.chat}
            </ChatShortcut>
          </div>
        </div>
        <div className="relative max-sm:-mb-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Illustration {...copy.illustration} className="accent-1" />
          {copy.demoPath && (
            <p className="mt-2 sm:mt-4">
              {/* The whole picture leads there. */}
              <ButtonLink to={copy.demoPath} variant="plain" className="-ms-2 after:absolute after:inset-0">
                {copy.demo} <Icon name="arrow-right" />
              </ButtonLink>{" "}
              <span className="text-soft">{copy.demoNote}</span>
            </p>
          )}
        </div>
        <p className="flex items-start gap-2 text-balance text-soft lg:self-start">
          <Icon name="check" className="mt-1 size-4 text-good" /> {copy.promise}
        </p>
        <section
          data-print="hidden"
          aria-labelledby="contact"
          className="wide-form card sm:mt-4 p-5 shadow-card sm:p-8 lg:col-span-2"
        >
          <h2 id="contact" className="text-heading">
            {copy.formTitle}
          </h2>
          <p className="mt-1 mb-3 text-soft sm:mb-5">{copy.formLead}</p>
          <Island of={ContactForm} props={{ copy: copy.form }} />
        </section>
      </div>
    </section>
  );
}
