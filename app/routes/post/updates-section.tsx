import { EmailBox, type EmailBoxCopy } from "../blog/email-box";

export function UpdatesSection(copy: EmailBoxCopy) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="updates">
      <div className="measure grid items-center gap-8 py-16 lg:grid-cols-[1.2fr_1fr] lg:gap-20 lg:py-24">
        <div>
          <h2 id="updates" className="text-title">
            {copy.title}
          </h2>
          <p className="mt-4 max-w-prose text-lead text-night-soft">{copy.text}</p>
        </div>
        <EmailBox {...copy} />
      </div>
    </section>
  );
}
