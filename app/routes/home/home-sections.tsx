import { type NewsletterCopy, NewsletterForm, withoutScript } from "#app/sections/newsletter-form.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import type { HomePage } from "./home-page.server";

export function ProcessSection({ title, intro, steps }: HomePage["process"]) {
  return (
    <Section headingId="process" ground="night" className="overflow-x-clip" title={title} intro={intro}>
      <StepRow steps={steps} onNight />
    </Section>
  );
}

export function NewsletterSection(copy: NewsletterCopy) {
  return (
    <section
      data-print="hidden"
      className={`thread pb-section ${withoutScript(copy)}`}
      aria-labelledby="newsletter"
    >
      <div className="measure overflow-hidden rounded-card border border-line bg-card">
        <div className="kanga-edge" />
        <div className="grid items-end gap-4 p-5 sm:gap-8 sm:p-10 lg:grid-cols-2">
          <div>
            <h2 id="newsletter" className="text-heading">
              {copy.title}
            </h2>
            <p className="mt-2 max-w-prose text-soft">{copy.text}</p>
          </div>
          <NewsletterForm {...copy} />
        </div>
      </div>
    </section>
  );
}
