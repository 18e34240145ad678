import { Figure } from "#app/illustrations/figure.tsx";
import { NewsletterForm, newsletterText, withoutScript } from "#app/sections/newsletter-form.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { CardLink, TextLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page";

export function ProcessSection({ title, intro, steps }: HomePage["process"]) {
  return (
    <Section headingId="process" ground="sunk" title={title}>
      <p className="mt-2 max-w-prose text-soft sm:mt-4 sm:text-intro">{unbroken(intro)}</p>
      <StepRow steps={steps} />
    </Section>
  );
}

export function PostsSection({
  title,
  all,
  items,
  newsletter,
}: HomePage["posts"] & Pick<HomePage, "newsletter">) {
  const [first, ...others] = items;
  return (
    <Section headingId={first ? "posts" : "newsletter"} {...(first && { title })}>
      <div className="mt-3 grid grid-cols-1 gap-x-12 gap-y-4 sm:mt-lead lg:grid-cols-wide">
        {first && (
          <article lang={first.lang} className="group relative">
            <Figure {...first} className="min-h-64 max-sm:hidden" />
            <div className="max-sm:border-line max-sm:border-t-2 max-sm:pt-3 sm:mt-4">
              <PostDetails {...first} />
              <h3 className="mt-1.5 text-heading sm:text-large">
                <CardLink to={first.path}>{unbroken(first.title)}</CardLink>
              </h3>
              <p className="mt-3 max-w-prose text-soft max-sm:hidden">{unbroken(first.excerpt)}</p>
            </div>
          </article>
        )}
        <div className="grid grid-cols-1 content-start gap-4 sm:gap-5">
          {others.map((item) => (
            <article key={item.id} lang={item.lang} className="group relative border-line border-t-2 pt-3">
              <PostDetails {...item} />
              <h3 className="mt-1.5 text-heading">
                <CardLink to={item.path}>{unbroken(item.title)}</CardLink>
              </h3>
            </article>
          ))}
          {items.length > 0 && (
            <p>
              <TextLink to="/blog">{all}</TextLink>
            </p>
          )}
          <section
            data-print="hidden"
            aria-labelledby="newsletter"
            className={`card p-4 sm:p-6 ${withoutScript(newsletter)}`}
          >
            <h3 id="newsletter" className="text-heading">
              {newsletter.title}
            </h3>
            <p className="mt-1 mb-3 text-soft">{newsletterText(newsletter)}</p>
            <NewsletterForm {...newsletter} />
          </section>
        </div>
      </div>
    </Section>
  );
}

function PostDetails(item: HomePage["posts"]["items"][number]) {
  return (
    <p className="text-sm text-soft">
      {item.category} · <time dateTime={item.date}>{item.dateLabel}</time> · {item.readTime}
      {item.sampleLabel && ` · ${item.sampleLabel}`}
    </p>
  );
}
