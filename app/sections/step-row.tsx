import type { ReactNode } from "react";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

export interface Step {
  title: string;
  /** The step's duration, or its number. */
  duration?: string;
  text: string;
  more?: ReactNode;
}

interface StepRowProps {
  steps: Step[];
  onNight?: boolean;
  /** The `name` of the steps' `<details>`, for steps that are folded on a phone. */
  detailsName?: string;
}

/** Steps as beads on the page's thread: in a row or, in narrow windows, below each other. */
export function StepRow({ steps, onNight = false, detailsName }: StepRowProps) {
  const soft = onNight ? "text-night-soft" : "text-soft";
  return (
    <ol className={`step-row ${detailsName ? "max-sm:[--space:0.5rem]" : ""}`.trimEnd()}>
      {steps.map((step) => {
        const duration = step.duration && (
          <p className={`font-semibold tabular-nums ${soft} ${detailsName ? "max-sm:hidden" : ""}`.trimEnd()}>
            {step.duration}
          </p>
        );
        const rest = (
          <>
            <p className={`mt-2 ${soft}`}>{unbroken(step.text)}</p>
            {step.more}
          </>
        );
        return (
          <li key={step.title}>
            <span className={`thread-bead step-bead ${detailsName ? "max-sm:leading-12" : ""}`.trimEnd()} />
            <div className="lg:mt-6">
              {detailsName ? (
                <>
                  {duration}
                  <NarrowFold heading="h3" title={step.title} group={detailsName}>
                    {rest}
                  </NarrowFold>
                </>
              ) : (
                <>
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
                    <h3 className="text-xl leading-tight">{step.title}</h3>
                    {duration}
                  </div>
                  {rest}
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Steps below each other at any width, as beads on the page's thread.
 * @param isBesideHeading whether the first step is beside the section's heading in wide windows: then it shares its bead
 */
export function StepColumn({ steps, isBesideHeading = false }: { steps: Step[]; isBesideHeading?: boolean }) {
  return (
    <ol
      className={`mt-6 grid gap-y-5 sm:mt-10 sm:gap-y-12 ${isBesideHeading ? "lg:mt-2 lg:[&>:first-child>.thread-bead]:hidden" : ""}`.trimEnd()}
    >
      {steps.map((step) => (
        <li key={step.title}>
          <span className="thread-bead step-bead" />
          <div className="grid gap-x-12 gap-y-1 sm:gap-y-3 lg:grid-cols-narrow">
            <div>
              <h3 className="text-xl leading-tight">{step.title}</h3>
              {step.duration && (
                <p className="mt-1 font-semibold text-night-soft tabular-nums">{step.duration}</p>
              )}
            </div>
            <div
              className={`grid gap-x-12 gap-y-1 sm:gap-y-3 ${step.more ? "lg:grid-cols-half" : ""}`.trimEnd()}
            >
              <p className="max-w-prose text-night-soft">{unbroken(step.text)}</p>
              {step.more}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
