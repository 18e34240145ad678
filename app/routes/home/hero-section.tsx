import { Illustration } from "#app/illustrations/illustration.tsx";
import { ChatShortcut } from "#app/leads/forms/chat-shortcut.tsx";
import { ContactForm } from "#app/leads/forms/contact-form.tsx";
import { OfferKinds } from "#app/sections/offer-kinds.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstPaint } from "#app/ui/first-paint.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import { Link } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page";

/**
 * The size of a title. The title of the home page is the company's tagline, of up to 60 characters. On a phone a longer one is
 * smaller, so that the first screen still shows the amounts of the picture.
 */
function titleSize({ length }: string): string {
  if (length > 40) return "text-title";
  return length > 20 ? "text-headline" : "text-hero lg:text-[min(5.5rem,6.6vw)]";
}

export function HeroSection({ offerKinds, ...copy }: HomePage["hero"] & Pick<HomePage, "offerKinds">) {
  const size = titleSize(copy.title);
  return (
    <section className="thread thread-start" aria-labelledby="hero">
      <span className={`thread-bead top-40 ${size}`} />
      {/* Below `lg` the picture follows the two main buttons and precedes the rest: it is understood faster than text. */}
      <div className="measure grid items-center gap-x-16 gap-y-4 pt-3 pb-band sm:pt-8 sm:gap-y-6 lg:grid-cols-[1fr_auto]">
        <div className="min-w-0 lg:self-end">
          <p className="font-semibold text-soft">{copy.kicker}</p>
          <h1 id="hero" className={`sm:mt-1 ${size}`}>
            {copy.title}
          </h1>
          <p className="mt-3 max-w-xl text-intro text-soft max-sm:leading-snug sm:mt-6">
            {unbroken(copy.intro)}
          </p>
          <div className="mt-3 flex flex-wrap gap-2 fill-row max-sm:*:gap-1.5 max-sm:*:px-2 sm:mt-7 sm:gap-3 lg:max-xl:*:px-5">
            <ButtonLink to="/get-started">{copy.start}</ButtonLink>
            <ChatShortcut {...copy.chatLink} formName="Contact Form">
              <Icon name="message-circle" /> {copy.chat}
            </ChatShortcut>
          </div>
        </div>
        <div className="relative lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:w-[min(50vw,42rem)]">
          <Illustration {...copy.illustration} className="accent-1" />
          {copy.demoPath && (
            <p className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 max-[18rem]:block sm:mt-2">
              {/* The link's `::after` covers the whole picture, so a press on the picture follows the link. */}
              <ButtonLink to={copy.demoPath} variant="plain" className="-ms-2 after:absolute after:inset-0">
                {copy.demo} <Icon name="arrow-right" />
              </ButtonLink>
              <span className="text-soft max-sm:text-sm">{copy.demoNote}</span>
            </p>
          )}
        </div>
        <p className="flex items-start gap-2 text-soft max-sm:text-sm lg:self-start">
          <Icon name="check" className="mt-0.5 size-4 text-good sm:mt-1" />{" "}
          <span>{unbroken(copy.promise)}</span>
        </p>
        <FirstPaint />
        <div className="min-w-0 lg:col-span-2">
          <span className="thread-bead mt-2 lg:mt-3" />
          <OfferKinds title={offerKinds.title} items={offerKinds.items} isPictured />
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 sm:mt-4">
            <Trades {...offerKinds.trades} />
            <p className="text-sm text-soft">
              {offerKinds.note}{" "}
              <Link to="/pricing" className="text-link">
                {offerKinds.all}
              </Link>
            </p>
          </div>
        </div>
        <section
          data-print="hidden"
          aria-labelledby="contact"
          className="wide-form card grid gap-x-12 gap-y-3 sm:mt-4 p-4 shadow-card sm:gap-y-6 sm:p-8 lg:col-span-2 lg:grid-cols-narrow"
        >
          <div>
            <h2 id="contact" className="text-heading">
              {unbroken(copy.formTitle)}
            </h2>
            <p className="mt-1 text-soft max-sm:leading-snug">{copy.formLead}</p>
            {copy.quote && <Proof {...copy.quote} />}
          </div>
          <Island of={ContactForm} props={{ copy: copy.form }} />
        </section>
      </div>
    </section>
  );
}

/** A customer's words beside the form. */
function Proof({ id, name, accent, ...proof }: NonNullable<HomePage["hero"]["quote"]>) {
  return (
    <figure
      lang={proof.lang}
      className="mt-3 border-line border-t pt-3 sm:mt-5 sm:pt-5 sm:max-lg:grid sm:max-lg:grid-cols-wide sm:max-lg:gap-x-8"
    >
      <blockquote className="font-semibold leading-snug">“{unbroken(proof.quote)}”</blockquote>
      <figcaption className="mt-2 flex items-center gap-3 text-sm leading-snug sm:max-lg:mt-0 lg:mt-4">
        <Portrait id={id} name={name} accent={accent} className="size-12" />
        <span>
          <span className="font-semibold">{name}</span> {proof.sampleLabel && "· "}
          <SampleLabel label={proof.sampleLabel} />
          <span className="block text-soft">{`${proof.role}, ${proof.company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Links to the pages of the industries: in one row, which scrolls on a phone. */
function Trades({ label, items }: HomePage["offerKinds"]["trades"]) {
  return (
    <div className="items-baseline gap-x-4 max-sm:w-full sm:flex">
      <h3 className="whitespace-nowrap font-semibold">{label}</h3>
      <ul className="trades flex gap-x-4 gap-y-1">
        {items.map((item) => (
          <li key={item.path}>
            <Link to={item.path} lang={item.lang} className="inline-flex items-center underline-offset-4">
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
