import { SectionHeading } from "#app/ui/heading.tsx";

interface ExpectSectionProps {
  title: string;
  intro: string;
  steps: { title: string; text: string }[];
}

/** Four beads on a line: what happens after a call. */
export function ExpectSection({ title, intro, steps }: ExpectSectionProps) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="expect">
      <div className="measure py-section">
        <SectionHeading id="expect" title={title} intro={intro} onNight />
        <ol className="relative mt-14 grid gap-x-8 gap-y-10 before:absolute before:inset-y-4 before:start-4 before:w-0.5 before:bg-night-soft lg:grid-cols-4 lg:before:inset-x-0 lg:before:inset-y-auto lg:before:top-4 lg:before:h-0.5 lg:before:w-auto">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={`accent-${index + 1} relative grid grid-cols-[2.25rem_1fr] gap-x-5 lg:block`}
            >
              <span className="block size-9 rounded-full border-10 border-(--accent) bg-night ring-8 ring-night" />
              <div className="lg:mt-7">
                <h3 className="text-heading">{step.title}</h3>
                <p className="mt-2 text-night-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
