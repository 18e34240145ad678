import type { ReactNode } from "react";
import { CustomerQuote } from "#app/sections/case-study-section.tsx";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { BeadFigure, BeadSide } from "#app/ui/bead-counts.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric } from "#app/ui/stat.tsx";
import { unbreakableFigures, unbroken } from "#app/ui/unbroken.tsx";
import type { CaseStudiesPage } from "./case-studies-page";

type StoryProps = CaseStudiesPage["stories"][number];

export function Story({ isTurned, ...story }: StoryProps & { isTurned: boolean }) {
  return (
    <article
      id={story.id}
      lang={story.lang}
      aria-labelledby={`${story.id}-title`}
      className={`accent-${story.accent} thread bg-(--thread-ground) shadow-[inset_0_0.375rem_var(--accent)] [--thread-ground:color-mix(in_oklab,var(--accent)_14%,var(--color-card))] dark:[--thread-ground:color-mix(in_oklab,var(--accent)_22%,var(--color-night))]`}
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      {story.layout === "figures" && <FiguresStory {...story} isTurned={isTurned} />}
      {story.layout === "change" && <ChangeStory {...story} />}
      {story.layout === "quote" && <QuoteStory {...story} />}
    </article>
  );
}

/** The figures in a column beside quote, result, dots and text. Without figures these have the whole width. */
function FiguresStory({ isTurned, ...story }: StoryProps & { isTurned: boolean }) {
  const columns = isTurned ? "lg:grid-cols-wide" : "lg:grid-cols-narrow";
  return (
    <div
      className={`measure grid gap-x-20 gap-y-2 py-section sm:gap-y-10 ${story.figures.length > 0 ? columns : ""}`}
    >
      <div className={isTurned ? "lg:col-start-2 lg:row-start-1" : ""}>
        <Customer {...story} />
        {story.figures.length > 0 && (
          <dl className="mt-3 grid gap-x-6 gap-y-1 border-ink border-y-2 py-2 sm:mt-6 sm:gap-y-5 sm:grid-cols-2 sm:py-5 sm:[&>:first-child>dd]:text-large lg:grid-cols-1">
            {story.figures.map((figure) => (
              <Metric key={figure.label} {...figure} />
            ))}
          </dl>
        )}
        <SolutionLink {...story} />
      </div>
      <div>
        {story.quote && (
          <div className="mb-4 sm:mb-8">
            <CustomerQuote {...story} before={story.labels.before} />
          </div>
        )}
        <div className={`grid gap-x-8 gap-y-3 sm:gap-y-6 ${story.beads ? "sm:grid-cols-wide" : ""}`}>
          <p className="text-balance text-intro max-sm:text-base">
            {unbroken(story.result, unbreakableFigures)}
          </p>
          <Dots {...story} />
        </div>
        <div className="mt-3 grid grid-cols-2 gap-x-6 sm:mt-8 sm:gap-x-10">
          <Challenge {...story} />
          <Solution {...story} />
        </div>
        <SavingSum {...story} />
      </div>
    </div>
  );
}

/** On the left the state before: quote, rings and problem. On the right the state after: result, filled dots and solution. */
function ChangeStory(story: StoryProps) {
  const { labels, beads } = story;
  if (beads?.kind !== "change") return null;
  return (
    <div className="measure grid gap-y-2 py-section sm:gap-y-5">
      <StoryHead {...story} />
      <div className="grid card overflow-hidden lg:grid-cols-half lg:grid-rows-[auto_auto_1fr] print:grid-cols-half print:grid-rows-[auto_auto_1fr]">
        <Half className="[--thread-ground:var(--color-card)] dark:[--thread-ground:var(--color-paper)] bg-(--thread-ground)">
          <CustomerQuote {...story} before={labels.before} />
          <BeadSide {...beads} side="before" />
          <Challenge {...story} />
        </Half>
        <Half className="[--thread-ground:color-mix(in_oklab,var(--accent)_28%,var(--color-card))] dark:[--thread-ground:color-mix(in_oklab,var(--accent)_40%,var(--color-night))] bg-(--thread-ground) max-lg:border-line max-lg:border-t lg:border-s lg:border-line">
          <div>
            <p className="mb-1 font-semibold text-soft">{labels.result}</p>
            <p className="text-balance font-bold font-display text-heading">
              {unbroken(story.result, unbreakableFigures)}
            </p>
          </div>
          <BeadSide {...beads} side="after" />
          <Solution {...story} />
        </Half>
      </div>
      <p aria-hidden="true" className="text-soft text-sm sm:-mt-3">
        {beads.caption}
      </p>
      <FigureRow {...story} />
      <SavingSum {...story} />
    </div>
  );
}

/** The three rows of the halves are in one line. */
function Half({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`grid content-start gap-y-3 px-4 pt-3 sm:gap-y-6 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid print:row-span-3 print:grid-cols-1 print:grid-rows-subgrid ${className}`}
    >
      {children}
    </div>
  );
}

/** A large quote, the figures in a row, then the text. */
function QuoteStory(story: StoryProps) {
  return (
    <div className="measure grid gap-y-2 py-section sm:gap-y-6">
      <StoryHead {...story} />
      <div className="max-w-5xl">
        <CustomerQuote {...story} before={story.labels.before} size="text-title" />
      </div>
      <FigureRow {...story} />
      <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:gap-x-10 sm:gap-y-8 lg:grid-cols-3">
        <div className="max-lg:col-span-2">
          <p className="text-balance text-intro max-sm:text-base">
            {unbroken(story.result, unbreakableFigures)}
          </p>
          <div className="mt-3 sm:mt-6">
            <Dots {...story} />
          </div>
        </div>
        <Challenge {...story} />
        <Solution {...story} />
      </div>
      <SavingSum {...story} />
    </div>
  );
}

function StoryHead(story: StoryProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12">
      <Customer {...story} />
      <SolutionLink {...story} />
    </div>
  );
}

function Customer({ id, accent, icon, company, industry, sampleLabel }: StoryProps) {
  return (
    <div className="flex items-center gap-4">
      <BeadMark id={id} accent={accent} icon={icon} className="size-14" />
      <div>
        <h2 id={`${id}-title`} className="text-title">
          {company}
        </h2>
        <p className="mt-1 text-soft leading-snug">{industry}</p>
        <SampleLabel label={sampleLabel} className="block" />
      </div>
    </div>
  );
}

function SolutionLink({ more }: StoryProps) {
  if (!more) return null;
  return (
    <p className="mt-1 sm:mt-3">
      <TextLink to={more.path}>{more.label}</TextLink>
    </p>
  );
}

/** The first figure in large type on a line of its own, the others in equal columns below it. */
function FigureRow({ figures }: StoryProps) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid gap-x-8 gap-y-1 border-ink border-y-2 py-2 sm:grid-cols-2 sm:gap-y-5 sm:py-5 xl:[&_dd]:text-[1.5rem] sm:*:first:col-span-full sm:[&>:first-child>dd]:text-large xl:grid-cols-4">
      {figures.map((figure) => (
        <Metric key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function Dots({ beads }: StoryProps) {
  if (!beads) return null;
  return (
    <div className={beads.kind === "change" ? "bead-rows max-w-xl" : "max-w-64 sm:max-w-sm"}>
      <BeadFigure {...beads} />
    </div>
  );
}

const part = "print:break-inside-avoid border-t-4 pb-1.5 has-open:max-sm:col-span-full sm:pt-3";

/** A phone folds the problem and the solution, because quote, result and figures come first. */
function Challenge({ labels, challenge }: StoryProps) {
  return (
    <div className={`border-line ${part}`}>
      <NarrowFold heading="h3" headingClasses="text-lg text-soft sm:text-xl" title={labels.challenge}>
        <p className="pb-4 sm:mt-3 sm:pb-0">{unbroken(challenge, unbreakableFigures)}</p>
      </NarrowFold>
    </div>
  );
}

function Solution({ labels, solution }: StoryProps) {
  return (
    <div className={`border-(--accent) ${part}`}>
      <NarrowFold heading="h3" headingClasses="text-lg sm:text-xl" title={labels.solution}>
        <p className="pb-4 sm:mt-3 sm:pb-0">{unbroken(solution, unbreakableFigures)}</p>
      </NarrowFold>
    </div>
  );
}

function SavingSum({ sum, labels }: StoryProps) {
  if (!sum) return null;
  return (
    <details className="mt-1 print:break-inside-avoid">
      <FoldSummary className="min-h-11 w-fit font-semibold">{labels.sum}</FoldSummary>
      <div className="mt-3 max-w-2xl card p-6 sm:p-8 print:px-4 print:py-1 print:[&_dl>div]:py-1">
        <SumLines {...sum} />
      </div>
    </details>
  );
}
