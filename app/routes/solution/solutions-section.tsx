import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import type { SolutionPage } from "./solution-page.server";

/** The parts of the solution along the thread, now straight. */
export function SolutionsSection({ title, items }: SolutionPage["solutions"]) {
  return (
    <Section id="solutions" ground="night" title={title}>
      <StepColumn steps={items.map(({ title, description }) => ({ title, text: description }))} />
    </Section>
  );
}
