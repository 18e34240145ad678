import { useEffect, useRef } from "react";
import { StepRow } from "#app/sections/step-row.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

interface ThanksSectionProps {
  title: string;
  intro: string;
  next: string;
  steps: { title: string; text: string }[];
  reading: string;
}

/** The success screen: it takes the page's place, and nothing on it leads back to the form. */
export function ThanksSection({ title, intro, next, steps, reading }: ThanksSectionProps) {
  const ref = useRef<HTMLElement>(null);
  // The focused button is gone with the form, so the focus moves here, and the page with it.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ behavior: "instant" });
  }, []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="page-title"
      className="overflow-x-clip bg-night text-on-night outline-none [--thread-ground:var(--color-night)]"
    >
      <div className="measure py-section">
        <div className="grid items-center gap-8 lg:grid-cols-[auto_1fr] lg:gap-16">
          <BeadMark id="asante" className="size-36 lg:size-72" />
          <div>
            <h1 id="page-title" className="text-hero">
              {title}
            </h1>
            <p className="mt-6 max-w-prose text-intro text-night-soft">{intro}</p>
          </div>
        </div>
        <h2 className="mt-16 text-heading">{next}</h2>
        <StepRow steps={steps} onNight />
        <p className="mt-12">
          <ButtonLink to="/blog" variant="night">
            {reading}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
