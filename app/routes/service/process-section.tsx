import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import type { ServicePage } from "./service-page.server";

/** The phases, each with what the customer receives. */
export function ProcessSection({ title, deliverables, phases }: ServicePage["process"]) {
  return (
    <Section id="process" ground="night" title={title}>
      <StepColumn
        steps={phases.map((phase) => ({
          title: phase.phase,
          duration: phase.duration,
          text: phase.description,
          more: phase.deliverables.length > 0 && (
            <div>
              <h4 className="font-semibold">{deliverables}</h4>
              <ul className="points dots text-night-soft">
                {phase.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
