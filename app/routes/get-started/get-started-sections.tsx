import { useEffect, useRef } from "react";
import { StepRow } from "#app/sections/step-row.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/route";

type GetStartedPage = Route.ComponentProps["loaderData"];

/** A dark band; the form overlaps its lower edge. */
export function HeroSection({ title, intro }: GetStartedPage["hero"]) {
  return (
    <section
      className="thread thread-start relative overflow-clip bg-night text-on-night"
      aria-labelledby="page-title"
    >
      <span className="thread-bead top-36 text-page" />
      <BeadMark
        id="get-started"
        className="absolute -end-24 -top-24 size-64 sm:-end-36 sm:-top-28 sm:size-64 lg:-end-24 lg:-top-52 lg:size-152"
      />
      <div className="measure relative pt-40 pb-40 sm:pt-16 lg:pt-20 lg:pb-52">
        <h1 id="page-title" className="max-w-3xl text-page">
          {title}
        </h1>
        <p className="mt-6 max-w-xl sm:max-lg:max-w-md text-intro text-night-soft">{intro}</p>
      </div>
    </section>
  );
}

type SideProps = Pick<GetStartedPage, "offer" | "reasons" | "buying">;

/** Beside the form: what follows, and why. */
export function SideSection({ offer, reasons, buying }: SideProps) {
  return (
    <div className="grid content-start gap-12 lg:row-span-2 lg:pt-14">
      <section aria-labelledby="offer">
        <h2 id="offer" className="text-heading">
          {offer.title}
        </h2>
        <dl className="mt-5 grid gap-3">
          {offer.steps.map((step) => (
            <div key={step.title}>
              <dt className="font-semibold">{step.title}</dt>
              <dd className="text-soft">{step.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="text-heading">
          {reasons.title}
        </h2>
        <CheckList items={reasons.items} className="mt-5" />
        <p className="mt-4">
          <TextLink to={buying.path}>{buying.label}</TextLink>
        </p>
      </section>
    </div>
  );
}

/** The success screen: it takes the page's place, and nothing on it leads back to the form. */
export function ThanksSection({ title, intro, next, steps, reading }: GetStartedPage["thanks"]) {
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
      className="overflow-x-clip bg-night text-on-night outline-none"
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
