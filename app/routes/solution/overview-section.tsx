import type { SolutionPage } from "./solution-page.server";

export function OverviewSection({ title, paragraphs, benefits }: SolutionPage["overview"]) {
  return (
    <section className="thread" aria-labelledby="overview">
      <div className="measure grid gap-x-20 gap-y-12 pt-6 pb-section lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h2 id="overview" className="text-title">
            {title}
          </h2>
          <div className="mt-6 grid max-w-prose gap-5 text-intro">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {benefits.items.length > 0 && (
          <div className="lg:pt-4">
            <h3 className="text-heading">{benefits.title}</h3>
            <ul className="points dots">
              {benefits.items.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
