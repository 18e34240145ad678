import type { ReactNode } from "react";

interface StepRowProps {
  steps: { title: string; duration?: string; text: string; more?: ReactNode }[];
  onNight?: boolean;
}

/**
 * Four beads on a thread: across the page where there is room, down it where there is not. The section's overflow has to be
 * clipped.
 */
export function StepRow({ steps, onNight = false }: StepRowProps) {
  const soft = onNight ? "text-night-soft" : "text-soft";
  return (
    <ol className="relative mt-6 grid gap-4 before:absolute before:inset-y-5 before:start-5 before:w-0.5 before:bg-current sm:mt-10 sm:gap-10 lg:grid-cols-4 lg:gap-8 lg:before:start-[calc(-1*clamp(var(--gutter)/2,25vw-19rem,3rem))] lg:before:end-[-50vw] lg:before:top-[1.2rem] lg:before:h-0.5 lg:before:w-auto">
      {steps.map((step) => (
        <li key={step.title} className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 lg:block">
          <span className="relative block size-10 rounded-full border-10 border-(--accent) bg-(--thread-ground,var(--color-paper)) outline-4 outline-(--thread-ground,var(--color-paper))" />
          <div className="lg:mt-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
              <h3 className="text-heading">{step.title}</h3>
              {step.duration && (
                <p className={`font-semibold tabular-nums lg:mt-1 ${soft}`}>{step.duration}</p>
              )}
            </div>
            <p className={`mt-1.5 sm:mt-3 ${soft}`}>{step.text}</p>
            {step.more}
          </div>
        </li>
      ))}
    </ol>
  );
}
