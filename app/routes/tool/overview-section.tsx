import { Section } from "#app/sections/section.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import type { ToolPage } from "./tool-page.server";

/** What it is in large type, and beside it the benefits, if the record has any. */
export function OverviewSection({ title, paragraphs, benefits, items }: ToolPage["overview"]) {
  return (
    <Section
      headingId="overview"
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
            <ul className="points dots">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </NarrowFold>
        </div>
      )}
    </Section>
  );
}
