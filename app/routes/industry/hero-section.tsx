import { Cover } from "#app/ui/beadwork.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import type { IndustryPage } from "./industry-page.server";

/** The title beside the industry's own pattern, which reaches from the header to the edge of the page. */
export function HeroSection({ id, accent, heading, intro, ask, example, breadcrumbs }: IndustryPage["hero"]) {
  return (
    <section className="relative" aria-labelledby="page-title">
      <div className="lg:-z-10 lg:absolute lg:inset-y-0 lg:start-[58%] lg:end-0">
        <Cover id={`industry ${id}`} accent={accent} className="h-40 sm:h-56 lg:h-full" />
      </div>
      <div className="measure py-8 lg:py-16">
        <div className="lg:w-[52%]">
          <Breadcrumbs {...breadcrumbs} />
          <h1 id="page-title" className="mt-4 text-hero text-[clamp(2.6rem,1.6rem+4.4vw,4.75rem)]">
            {heading}
          </h1>
          <p className="mt-6 max-w-xl text-intro text-soft">{intro}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <JumpLink href="#enquiry" className="grow sm:grow-0">
              {ask}
            </JumpLink>
            {example && (
              <JumpLink href="#example" variant="quiet" className="grow sm:grow-0">
                {example}
              </JumpLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
