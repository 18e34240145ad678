import { Section } from "#app/sections/section.tsx";
import type { ServicesPage } from "./services-page.server";

/** Bars as wide as the steps are long; the last one has no end. */
const bars = ["w-1/4", "w-1/4", "w-1/2", "w-screen"];

/** Four steps on one line, to the scale of their weeks. */
export function ProcessSection({ title, intro, yours, steps }: ServicesPage["process"]) {
  return (
    <Section id="process" className="overflow-x-clip" title={title} intro={intro}>
      <ol className="mt-14 grid grid-cols-1 gap-12 lg:grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,2fr)_minmax(0,1fr)] lg:gap-1.5">
        {steps.map((step, index) => (
          <li key={step.title} className="group">
            <span
              className={`${bars[index]} block h-3.5 rounded-full bg-(--accent) lg:w-full lg:group-last:w-[60vw]`}
            />
            <div className="pt-4 lg:pe-6 lg:pt-6">
              <h3 className="text-heading">{step.title}</h3>
              <p className="mt-1 font-semibold text-soft tabular-nums">{step.duration}</p>
              <p className="mt-3 max-w-prose text-soft">{step.text}</p>
              <p className="mt-4 max-w-prose">
                <span className="block font-semibold">{yours}</span>
                {step.yours}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
