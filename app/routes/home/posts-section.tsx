import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/sections/section.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page.server";

/** The newest post with its figure, and two more beside it; on a phone only their titles. */
export function PostsSection({ title, all, items }: HomePage["posts"]) {
  return (
    <Section headingId="posts" title={title}>
      <div className="mt-4 grid gap-x-10 gap-y-4 sm:mt-12 sm:gap-y-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr]">
        {items.map((item, index) => (
          <article
            key={item.id}
            lang={item.lang}
            className={`group relative ${index === 0 ? "lg:row-span-2" : ""}`}
          >
            {index === 0 && <Figure {...item} className="min-h-72 max-sm:hidden" />}
            <div
              className={
                index === 0
                  ? "max-sm:border-line max-sm:border-t-2 max-sm:pt-3 sm:mt-5"
                  : "border-line border-t-2 pt-3"
              }
            >
              <p className="text-sm text-soft">
                {item.category} · <time dateTime={item.date}>{item.dateLabel}</time> · {item.readTime}
                {item.sampleLabel && ` · ${item.sampleLabel}`}
              </p>
              <h3 className={`mt-1.5 sm:mt-2 ${index === 0 ? "text-heading sm:text-large" : "text-heading"}`}>
                <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
                  {unbroken(item.title)}
                </Link>
              </h3>
              <p className={`max-w-prose text-soft max-sm:hidden ${index === 0 ? "mt-4" : "mt-2"}`}>
                {unbroken(item.excerpt)}
              </p>
            </div>
          </article>
        ))}
      </div>
      <p className="mt-3 sm:mt-10">
        <TextLink to="/blog">{all}</TextLink>
      </p>
    </Section>
  );
}
