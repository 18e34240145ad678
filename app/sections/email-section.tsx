import { EmailField, type NewsletterCopy, ProviderForm } from "./newsletter-form";

interface EmailSectionProps extends NewsletterCopy {
  /** The section's anchor. */
  id: string;
}

/** The blog's newsletter box. Without a provider it does nothing: no form, no name, no handler. */
export function EmailSection({ id, ...box }: EmailSectionProps) {
  return (
    <section data-print="hidden" className="bg-night text-on-night" aria-labelledby={id}>
      <div className="measure grid items-center gap-8 py-section lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h2 id={id} className="text-title">
            {box.title}
          </h2>
          <p className="mt-4 max-w-prose text-intro text-night-soft">{box.text}</p>
        </div>
        {box.provider ? (
          <ProviderForm {...box} provider={box.provider} />
        ) : (
          // No script shows the note: it appears with the focus.
          <div data-script="never" className="group/email">
            <EmailField
              {...box}
              noteClasses="invisible group-focus-within/email:visible"
              buttonType="button"
            />
          </div>
        )}
      </div>
    </section>
  );
}
