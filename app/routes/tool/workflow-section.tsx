import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import type { ToolPage } from "./tool-page.server";

/** Its steps beside each other, where there is room. */
export function WorkflowSection({ title, steps }: ToolPage["workflow"]) {
  return (
    <Section headingId="workflow" ground="night" className="overflow-x-clip" title={title}>
      <StepRow
        onNight
        folds="step"
        steps={steps.map(({ label, title, description, details }) => ({
          title,
          duration: label,
          text: description,
          more: details.length > 0 && (
            <ul className="mt-3">
              {details.map((detail) => (
                <li key={detail} className="border-night-line border-t py-1.5 leading-snug last:border-b">
                  {detail}
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}
