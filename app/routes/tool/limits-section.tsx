import { SectionHeading } from "#app/ui/heading.tsx";
import type { ToolPage } from "./tool-page.server";

/** Whom it does not suit. */
export function LimitsSection({ title, items }: ToolPage["limits"]) {
  return (
    <section className="thread on-paper pb-section" aria-labelledby="limits">
      <span className="thread-bead top-3" />
      <div className="measure grid gap-6 sm:gap-10 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <SectionHeading id="limits" title={title} />
        </div>
        <ul className="border-ink border-y-2">
          {items.map((item) => (
            <li key={item} className="border-line border-b py-3 last:border-0">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
