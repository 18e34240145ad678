import { ContactWays } from "#app/leads/forms/contact-ways.tsx";
import { SolutionsBead } from "#app/sections/closing-section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { TeamLink } from "#app/sections/team-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";

type GetStartedPage = Route.ComponentProps["loaderData"];

export function HeroSection({ title, intro }: GetStartedPage["hero"]) {
  return (
    <section className="relative overflow-clip bg-night text-on-night" aria-labelledby="page-title">
      <SolutionsBead className="absolute max-[18rem]:hidden end-(--gutter) top-8 size-16 sm:-end-28 sm:-top-28 sm:size-64 lg:end-[max(var(--gutter),50%-38rem)] lg:inset-y-0 lg:my-auto xl:size-88" />
      <div className="measure relative pt-6 pb-26 sm:pt-16 sm:pb-40 lg:pt-20 lg:pb-52">
        <h1 id="page-title" className="max-w-3xl text-page min-[18rem]:max-sm:pe-20">
          {title}
        </h1>
        <p className="mt-4 max-w-xl sm:mt-6 sm:max-lg:max-w-md text-intro text-night-soft">
          {unbroken(intro)}
        </p>
      </div>
    </section>
  );
}

export function OfferSection({ title, steps }: GetStartedPage["offer"]) {
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="text-heading">
        {title}
      </h2>
      <StepList steps={steps} className="mt-5" />
    </section>
  );
}

export function SideSection({
  reasons,
  buying,
  team,
  contact,
}: Pick<GetStartedPage, "reasons" | "buying" | "team" | "contact">) {
  return (
    <div className="grid content-start gap-8 sm:gap-12 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-14">
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="text-heading">
          {reasons.title}
        </h2>
        <PointList items={reasons.items} className="mt-5" />
        <p className="mt-4">
          <TextLink to={buying.path}>{buying.label}</TextLink>
        </p>
        {team && (
          <div className="mt-6">
            <TeamLink {...team} />
          </div>
        )}
      </section>
      <section aria-labelledby="contact" className="card bg-sunk p-4 sm:p-8">
        <h2 id="contact" className="text-heading">
          {contact.title}
        </h2>
        <ContactWays {...contact} formName="Get Started" />
      </section>
    </div>
  );
}

/**
 * The success screen. After a successful request, the form's island replaces the page with this screen. It has no link
 * back to the form.
 */
export function ThanksSection({ title, intro, next, withoutCall, steps, reading }: GetStartedPage["thanks"]) {
  return (
    <section
      tabIndex={-1}
      aria-labelledby="page-title"
      className="thread bg-night text-on-night outline-none"
    >
      <div className="measure py-section">
        <div className="grid items-center gap-8 lg:grid-cols-[auto_1fr] lg:gap-16">
          <SolutionsBead className="size-36 lg:size-72" />
          <div>
            <h1 id="page-title" className="text-hero">
              {title}
            </h1>
            <p className="mt-6 max-w-prose text-intro text-night-soft">{unbroken(intro)}</p>
          </div>
        </div>
        <h2 className="mt-16 text-heading">{next}</h2>
        <p className="mt-4 max-w-prose text-night-soft">{unbroken(withoutCall.text)}</p>
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
