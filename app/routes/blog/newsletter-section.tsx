import { EmailBox, type EmailBoxCopy } from "./email-box";

export function NewsletterSection(copy: EmailBoxCopy) {
  return (
    <section className="overflow-clip bg-night text-on-night" aria-labelledby="newsletter">
      <div className="measure relative grid items-center gap-8 py-section lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h2 id="newsletter" className="text-title">
            {copy.title}
          </h2>
          <p className="mt-4 max-w-prose text-lead text-night-soft">{copy.text}</p>
        </div>
        <EmailBox {...copy} />
      </div>
    </section>
  );
}
