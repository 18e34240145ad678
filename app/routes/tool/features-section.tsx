import { Section } from "#app/sections/section.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ToolPage } from "./tool-page.server";

/** All features, each with a tick, or with a bead while they are planned. */
export function FeaturesSection({ title, intro, items, isPlanned }: ToolPage["features"]) {
  return (
    <Section id="features-title">
      <div id="features">
        <NarrowFold heading="h2" headingClasses="text-title" id="features-title" title={title}>
          {intro && <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>}
          <ul
            className={`points ${isPlanned ? "dots" : "ticks"} mt-4 gap-x-10 gap-y-2 leading-snug sm:mt-5 sm:grid-cols-2 lg:grid-cols-3`}
          >
            {items.map((item) => (
              <li key={item}>{unbroken(item)}</li>
            ))}
          </ul>
        </NarrowFold>
      </div>
    </Section>
  );
}
