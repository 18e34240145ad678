import { Section } from "#app/sections/section.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import type { ToolPage } from "./tool-page.server";

/** What it is in large type, and beside it the benefits, if the record has any. */
export function OverviewSection({ title, paragraphs, benefits, items }: ToolPage["overview"]) {
  return (
    <Section
      id="overview"
      layout={`grid gap-x-20 gap-y-8 ${items.length > 0 ? "lg:grid-cols-[1.3fr_1fr]" : ""}`}
    >
      <div className={items.length > 0 ? "" : "max-w-4xl"}>
        <h2 id="overview" className="text-title">
          {title}
        </h2>
        <div className="mt-5 grid gap-4 text-soft">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "text-ink text-intro" : ""}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {items.length > 0 && (
        <div>
          <NarrowFold heading="h3" headingClasses="text-heading" title={benefits}>
            <ul className="mt-3">
              {items.map((item) => (
                <li
                  key={item}
                  className="grid grid-cols-[1.25rem_1fr] gap-4 border-line border-t py-2 leading-snug"
                >
                  <span className="mt-1 size-3.5 rounded-full border-4 border-(--accent) bg-night" />
                  {item}
                </li>
              ))}
            </ul>
          </NarrowFold>
        </div>
      )}
    </Section>
  );
}
