import type { ToolPage } from "#app/content/tool-page.ts";
import { Section } from "#app/sections/section.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** A row for each story: its name and its figures. The story itself is folded. */
export function UseCasesSection({ title, sampleLabel, items, ...labels }: ToolPage["useCases"]) {
  return (
    <Section id="examples" headingId="use-cases" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <div className="mt-lead border-edge border-t-2">
        {items.map((item) => (
          <article
            key={item.title}
            className="grid items-start gap-x-12 gap-y-1 border-edge sm:gap-y-2 border-b-2 py-1.5 pb-2.5 sm:py-5 lg:grid-cols-narrow"
          >
            <div>
              <SampleLabel label={item.sampleLabel} className="mb-1" />
              <details name="case">
                <FoldSummary className="min-h-12">
                  <h3 className="text-xl leading-tight">{unbroken(item.title)}</h3>
                </FoldSummary>
                <dl className="grid gap-3 py-3">
                  <div>
                    <dt className="font-semibold">{labels.scenario}</dt>
                    <dd className="mt-1 max-w-prose text-soft">{unbroken(item.scenario)}</dd>
                  </div>
                  <div>
                    <dt className="font-semibold">{labels.result}</dt>
                    <dd className="mt-1 max-w-prose">{unbroken(item.result)}</dd>
                  </div>
                </dl>
              </details>
            </div>
            {item.metrics.length > 0 && (
              <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
                {item.metrics.map((metric) => (
                  <Metric key={metric.label} {...metric} />
                ))}
              </dl>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
