import type { AboutPage } from "./about-page.server";

export function MissionSection({ title, statement, text }: AboutPage["mission"]) {
  return (
    <section
      className="thread bg-night text-on-night [--thread-ground:var(--color-night)]"
      aria-labelledby="mission"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.2rem)]" />
      <div className="measure py-section">
        <h2 id="mission" className="text-heading text-night-soft">
          {title}
        </h2>
        <p className="mt-6 max-w-5xl text-balance font-bold font-display text-title">{statement}</p>
        <p className="mt-10 max-w-prose text-intro text-night-soft lg:ms-auto">{text}</p>
      </div>
    </section>
  );
}
