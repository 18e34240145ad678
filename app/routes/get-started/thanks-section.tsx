import { useEffect, useRef } from "react";
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
      className="bg-night text-on-night outline-none"
    >
      <div className="measure py-section">
        <div className="grid items-center gap-8 lg:grid-cols-[auto_1fr] lg:gap-16">
          <BeadMark id="asante" accent={1} className="size-36 lg:size-72" />
          <div>
            <h1 id="page-title" className="text-hero">
              {title}
            </h1>
            <p className="mt-6 max-w-prose text-intro text-night-soft">{intro}</p>
          </div>
        </div>
        <h2 className="mt-16 text-heading">{next}</h2>
        <ol className="mt-6 grid gap-8 border-night-line border-t-2 pt-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step) => (
            <li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-x-5">
              <span className="block size-10 rounded-full border-10 border-(--accent)" />
              <div>
                <h3 className="text-heading">{step.title}</h3>
                <p className="mt-2 text-night-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-12">
          <ButtonLink to="/blog" variant="night">
            {reading}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
