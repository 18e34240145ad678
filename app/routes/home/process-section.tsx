import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import type { HomePage } from "./home-page.server";

export function ProcessSection({ title, intro, steps }: HomePage["process"]) {
  return (
    <Section id="process" ground="night" className="overflow-x-clip" title={title} intro={intro}>
      <StepRow steps={steps} onNight />
    </Section>
  );
}
