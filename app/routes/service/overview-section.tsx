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
            <ul className="points dots grid-cols-2 gap-x-6 lg:grid-cols-1">
              {technologies.items.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
