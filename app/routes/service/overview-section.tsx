import type { ServicePage } from "./service-page.server";

/** The text, and beside it the technologies that the service works with. */
export function OverviewSection({ title, paragraphs, technologies }: ServicePage["overview"]) {
  return (
    <section className="thread" aria-labelledby="overview">
      <div className="measure grid gap-x-20 gap-y-12 pt-6 pb-section lg:grid-cols-[1.7fr_1fr]">
        <div>
          <h2 id="overview" className="text-title">
            {title}
          </h2>
          <div className="mt-6 grid max-w-prose gap-5 text-lg first-line:text-intro lg:text-xl">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {technologies.items.length > 0 && (
          <div className="lg:pt-4">
            <h3 className="text-heading">{technologies.title}</h3>
            <ul className="relative mt-5 grid gap-x-6 before:absolute before:inset-y-0 before:start-[0.44rem] before:w-0.5 before:bg-ink sm:grid-cols-2 sm:before:hidden lg:grid-cols-1 lg:before:block">
              {technologies.items.map((technology) => (
                <li key={technology} className="relative flex items-center gap-4 py-1.5">
                  <span className="size-4 shrink-0 rounded-full border-4 border-(--accent) bg-night ring-3 ring-paper" />
                  {technology}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
