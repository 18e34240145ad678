import { type ComponentProps, useId } from "react";
import confirmNewsletter from "#app/inline/confirm-newsletter.ts?script";
import { Button } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import type { Company } from "#data/schemas/company.ts";
import { Section } from "./section";

export interface NewsletterCopy {
  title: string;
  text: string;
  email: string;
  submit: string;
  /** The button's confirmation, shown for 3 seconds if there is no provider. */
  done?: string;
  /** A text that says what happens to the email address. */
  note: string;
  /** The newsletter provider's form, which the email address is posted to. Without a provider nothing is sent. */
  provider: Company["newsletter"];
}

interface Place {
  /** Whether the form is on a night band. */
  onNight?: boolean;
  /** Whether wide windows show the label beside the field, if there is no provider. */
  isFlat?: boolean;
}

/** The class for a box around {@link NewsletterForm}: without script the box is hidden, unless it posts to a provider. */
export const withoutScript = ({ provider }: NewsletterCopy) => (provider ? "" : "noscript:hidden");

/**
 * A newsletter form. It posts to the provider. Without a provider a script shows a confirmation, empties the field and
 * sends nothing.
 */
export function NewsletterForm({ done, ...copy }: NewsletterCopy & Place) {
  if (copy.provider) return <ProviderForm {...copy} provider={copy.provider} />;
  return (
    <>
      <form data-done={done}>
        <EmailField {...copy} buttonType="submit" required />
      </form>
      <InlineScript code={confirmNewsletter} />
    </>
  );
}

/** Needs no script: the browser validates the email address and posts it to the provider in a new tab. */
function ProviderForm(copy: NewsletterCopy & Place & { provider: NonNullable<Company["newsletter"]> }) {
  const { action, emailField } = copy.provider;
  return (
    <form action={action} method="post" target="_blank" rel="noopener">
      <EmailField {...copy} buttonType="submit" required name={emailField} />
    </form>
  );
}

/**
 * The text of a newsletter box. Without a provider it ends with a sentence that the newsletter has not started, before the
 * field, so that a visitor reads it first. The field and its button then have only an outline.
 */
export const newsletterText = ({ text, note, provider }: NewsletterCopy) =>
  provider ? text : `${text} ${note}`;

type EmailFieldProps = Pick<NewsletterCopy, "email" | "submit" | "note" | "provider"> &
  Place &
  Pick<ComponentProps<"input">, "required" | "name"> & {
    buttonType: "submit" | "button";
  };

function EmailField({
  email,
  submit,
  note,
  provider,
  onNight,
  isFlat,
  buttonType,
  required,
  name,
}: EmailFieldProps) {
  const id = useId();
  const [field, border] = provider
    ? ["bg-field text-ink", "border-edge"]
    : ["bg-transparent", onNight ? "border-night-soft" : "border-edge"];
  return (
    <div
      className={`grid content-center gap-1.5 ${isFlat && !provider ? "lg:flex lg:items-center lg:gap-3" : ""}`}
    >
      <label htmlFor={id} className={provider ? "font-semibold" : "text-sm"}>
        {email}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name={name}
          required={required}
          type="email"
          inputMode="email"
          enterKeyHint="send"
          autoComplete="email"
          className={`min-h-12 min-w-0 grow basis-36 lg:basis-48 rounded-control border px-4 ${field} ${border}`}
        />
        {/* A phone has room for the button beside the field. */}
        <Button
          type={buttonType}
          variant={provider ? "action" : onNight ? "night" : "quiet"}
          className="max-sm:px-4"
        >
          <span aria-live="polite">{submit}</span>
        </Button>
      </div>
      {provider && <p className="text-sm">{note}</p>}
    </div>
  );
}

type EmailSectionProps = NewsletterCopy & { id: string };

/**
 * The blog's newsletter box, where the page's thread ends. Without a provider its button does nothing: the box has no form, and
 * no script handles the button.
 */
export function EmailSection({ id, ...box }: EmailSectionProps) {
  return (
    <Section
      data-print="hidden"
      headingId={id}
      ground="night"
      className="thread-last"
      columns="half"
      title={box.title}
      intro={newsletterText(box)}
    >
      {box.provider ? (
        <ProviderForm {...box} provider={box.provider} onNight />
      ) : (
        <EmailField {...box} buttonType="button" onNight />
      )}
    </Section>
  );
}
