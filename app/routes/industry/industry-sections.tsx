import { RelatedRow } from "#app/sections/related-row.tsx";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BeadMark, Cover } from "#app/ui/beadwork.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { NavLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
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
          <div className="links-first mt-8 flex flex-wrap gap-3">
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

/** What people in such offices say, in large type, each with an explanation. */
export function PainsSection({ title, items }: IndustryPage["pains"]) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="pains">
      <div className="measure py-section">
        <h2 id="pains" className="text-heading text-soft">
          {title}
        </h2>
        <ul className="mt-8">
          {items.map(({ saying, description }) => (
            <li
              key={saying}
              className="grid gap-x-16 gap-y-3 border-line border-t py-8 first:border-ink first:border-t-2 lg:grid-cols-[1.3fr_1fr] lg:items-baseline lg:py-10"
            >
              <h3 className="-indent-[0.44em] text-large">
                <span aria-hidden="true">“</span>
                {saying}
                <span aria-hidden="true">”</span>
              </h3>
              <p className="max-w-prose text-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Pictures on one line: what fits this industry, each with the reason and the price. */
export function FitsSection({ title, items }: IndustryPage["fits"]) {
  return (
    <section aria-labelledby="fits">
      <div className="measure grid gap-x-16 gap-y-10 py-section lg:grid-cols-[1fr_2.2fr]">
        <h2 id="fits" className="text-title">
          {title}
        </h2>
        <ul className="timeline [--line:3rem] lg:[--line:4.5rem]">
          {items.map((item) => (
            <RelatedRow
              key={item.path}
              item={item}
              className="grid-cols-[6rem_1fr] gap-x-5 pb-10 last:pb-0 lg:grid-cols-[9rem_1fr] lg:gap-x-8"
              mark=""
              cover={
                <Cover id={item.id} accent={item.accent} className="aspect-8/5 self-start rounded-control" />
              }
            >
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft tabular-nums">
                {item.kindLabel} · {item.price}
                {item.status && <Badge {...item.status} />}
              </p>
              <p className="mt-3 max-w-prose">{unbroken(item.why)}</p>
            </RelatedRow>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The worked example: its assumptions, and its calculation on a card. */
export function ExampleSection({ ledger, caveat, ...example }: NonNullable<IndustryPage["example"]>) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="example">
      <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_1.15fr]">
        <div>
          <SectionHeading id="example" title={example.title} intro={example.note} onNight />
          <h3 className="mt-10 text-heading">{example.assumptions}</h3>
          <ul className="points dots text-night-soft">
            {example.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h3 className="mt-8 text-heading">{caveat.title}</h3>
          <p className="mt-3 max-w-prose text-night-soft">{caveat.text}</p>
        </div>
        <div className="self-start overflow-hidden rounded-card border-(--accent) border-t-6 bg-card text-ink">
          <div className="p-6 sm:p-9">
            <h3 className="text-heading">{example.name}</h3>
            <p className="mt-2 text-soft">{example.situation}</p>
            <h4 className="mt-7 border-ink border-b-2 pb-2 font-semibold">{example.sum}</h4>
            <SumLines {...ledger} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Links to all industries; this one is marked. */
export function OthersSection({ title, items }: IndustryPage["others"]) {
  return (
    <nav aria-label={title} className="border-line border-t">
      <ul className="measure grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-x-4 gap-y-2 py-12 lg:grid-cols-8">
        {items.map((item) => (
          <li key={item.id}>
            <NavLink
              to={item.path}
              lang={item.lang}
              className="group flex h-full items-center gap-2.5 py-2 leading-tight hover:underline aria-[current=page]:font-bold lg:flex-col lg:text-center"
            >
              <BeadMark
                id={`industry ${item.id}`}
                accent={item.accent}
                className="size-9 group-aria-[current=page]:outline-2 group-aria-[current=page]:outline-ink group-aria-[current=page]:outline-offset-4 rounded-full lg:size-16"
              />
              {item.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
