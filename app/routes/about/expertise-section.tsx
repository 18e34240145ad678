import { Icon } from "#app/ui/icon.tsx";
import type { AboutPage } from "./about-page.server";

/** The fields of expertise in one line of text, and the certifications below. */
export function ExpertiseSection({ title, items, certifications }: AboutPage["expertise"]) {
  return (
    <section
      className="thread border-line border-t bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="expertise"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.2rem)]" />
      <div className="measure py-section">
        <h2 id="expertise" className="text-heading text-soft">
          {title}
        </h2>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 font-bold font-display text-heading leading-snug sm:text-large">
          {items.map((item) => (
            <li key={item} className="flex items-center gap-3">
              <span className="size-[0.5em] shrink-0 rounded-full bg-(--accent)" /> {item}
            </li>
          ))}
        </ul>
        <div className="mt-16 grid items-center gap-x-10 gap-y-5 rounded-card border-2 border-ink p-6 sm:p-8 lg:grid-cols-[auto_1fr]">
          <h3 className="text-heading">{certifications.title}</h3>
          <ul className="flex flex-wrap gap-x-8 gap-y-3 lg:justify-end">
            {certifications.items.map((name) => (
              <li key={name} className="flex items-center gap-2.5 font-semibold">
                <Icon name="shield-check" className="size-6" /> {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
