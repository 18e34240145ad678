import { useId } from "react";
import { type NewsletterCopy, NewsletterForm } from "#app/newsletter/newsletter-form.tsx";
import { Button } from "#app/ui/button.tsx";

interface EmailSectionProps extends NewsletterCopy {
  /** The section's anchor. */
  id: string;
}

/** The blog's newsletter box. While the newsletter is off it does nothing: no form, no name, no handler. */
export function EmailSection({ id, ...box }: EmailSectionProps) {
  const { title, text, email, submit, note } = box;
  const fieldId = useId();
  return (
    <section data-print="hidden" className="bg-night text-on-night" aria-labelledby={id}>
      <div className="measure grid items-center gap-8 py-section lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-intro text-night-soft">{text}</p>
        </div>
        {box.subscription ? (
          <NewsletterForm {...box} />
        ) : (
          <div className="grid gap-2">
            <label htmlFor={fieldId} className="font-semibold">
              {email}
            </label>
            <div className="flex flex-wrap gap-2">
              <input
                id={fieldId}
                data-script="never"
                type="email"
                inputMode="email"
                enterKeyHint="done"
                autoComplete="email"
                className="min-h-12 min-w-0 grow basis-48 rounded-control border border-edge bg-card px-4 text-ink"
              />
              <Button data-script="never">{submit}</Button>
            </div>
            <p className="text-sm">{note}</p>
          </div>
        )}
      </div>
    </section>
  );
}
