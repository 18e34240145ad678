import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface WorkflowSectionProps {
  title: string;
  intro: string;
  steps: { label: string; title: string; description: string; details: string[] }[];
}

/** The thread of the page passes through the four steps: each is a bead on it. */
export function WorkflowSection({ title, intro, steps }: WorkflowSectionProps) {
  return (
    <section
      className="thread bg-night py-section text-on-night [--thread-ground:var(--color-night)]"
      aria-labelledby="workflow"
    >
      <div className="measure">
        <SectionHeading id="workflow" title={title} intro={intro} onNight />
      </div>
      <ol className="mt-14 grid gap-14">
        {steps.map((step) => (
          <li key={step.label} className="relative">
            <span className="thread-bead top-0.5 min-[88rem]:w-9" />
            <div className="measure grid gap-x-14 gap-y-5 lg:grid-cols-2">
              <div>
                <p className="font-semibold text-night-soft tabular-nums">{step.label}</p>
                <h3 className="mt-1 text-3xl leading-tight">{step.title}</h3>
                <p className="mt-4 max-w-prose text-night-soft">{unbroken(step.description)}</p>
              </div>
              <ul className="self-start lg:pt-7">
                {step.details.map((detail) => (
                  <li key={detail} className="border-night-line border-t py-3 last:border-b">
                    {detail}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
