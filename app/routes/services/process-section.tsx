import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import type { ServicesPage } from "./services-page.server";

/** Four steps, each with what the customer does. */
export function ProcessSection({ title, intro, yours, steps }: ServicesPage["process"]) {
  return (
    <Section id="process" className="overflow-x-clip" title={title} intro={intro}>
      <StepRow
        steps={steps.map((step) => ({
          ...step,
          more: (
            <p className="mt-3">
              <span className="block font-semibold">{yours}</span>
              {step.yours}
            </p>
          ),
        }))}
      />
    </Section>
  );
}
