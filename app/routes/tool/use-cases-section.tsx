import type { ToolPage } from "#app/content/tool-page.ts";
import { Section } from "#app/sections/section.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

export function UseCasesSection({ title, sampleLabel, items, ...labels }: ToolPage["useCases"]) {
  return (
    <Section id="examples" headingId="use-cases" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <div className="mt-lead grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
        {items.map((item) => (
          <article key={item.title} className="flex flex-col overflow-hidden card">
            <div className="grow p-5">
              <SampleLabel label={item.sampleLabel} className="mb-2 sm:mb-3" />
              <NarrowFold heading="h3" headingClasses="max-w-xl text-heading" title={item.title} group="case">
                <dl className="mt-3 grid gap-x-10 gap-y-3 sm:max-lg:grid-cols-2">
                  <div>
                    <dt className="font-semibold">{labels.scenario}</dt>
                    <dd className="mt-1 text-soft">{unbroken(item.scenario)}</dd>
                  </div>
                  <div>
                    <dt className="font-semibold">{labels.result}</dt>
                    <dd className="mt-1">{unbroken(item.result)}</dd>
                  </div>
                </dl>
              </NarrowFold>
            </div>
            {item.metrics.length > 0 && (
              <dl className="grid gap-2 border-(--accent) border-t-6 bg-night px-5 py-4 text-on-night">
                {item.metrics.map(({ label, value }) => (
                  <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <dt className="text-night-soft">{label}</dt>
                    <dd className="text-balance font-bold text-lg">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
