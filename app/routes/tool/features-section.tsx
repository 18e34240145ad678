import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ToolPage } from "./tool-page.server";

/** All features, each with a tick, or with a clock while they are planned. */
export function FeaturesSection({ title, intro, items, isPlanned }: ToolPage["features"]) {
  return (
    <Section id="features-title">
      <div id="features">
        <NarrowFold heading="h2" headingClasses="text-title" id="features-title" title={title}>
          {intro && <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>}
          <ul className="mt-4 grid border-line border-b sm:mt-5 gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li
                key={item}
                className="grid grid-cols-[1.25rem_1fr] gap-3 border-line border-t py-1.5 sm:py-2"
              >
                <Icon name={isPlanned ? "clock" : "check"} className="mt-0.5 size-5 text-good" />
                <span className="leading-snug">{unbroken(item)}</span>
              </li>
            ))}
          </ul>
        </NarrowFold>
      </div>
    </Section>
  );
}
