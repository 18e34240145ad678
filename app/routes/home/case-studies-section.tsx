import { Section } from "#app/sections/section.tsx";
import { BeadFigure } from "#app/ui/bead-counts.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page";

type Story = HomePage["caseStudies"]["items"][number];

/**
 * The first story has the width of the page, and its figure is drawn with one dot for each case. The others are brief.
 */
export function CaseStudiesSection({ title, all, sampleLabel, items }: HomePage["caseStudies"]) {
  const [first, ...others] = items;
  return (
    <Section
      headingId="case-studies"
      ground="night"
      title={title}
      sampleLabel={sampleLabel}
      className="lg:[&_h2]:text-headline lg:[&>.thread-bead]:mt-2"
    >
      {first && <LargeStory {...first} />}
      {others.length > 0 && (
        <div className="mt-6 grid gap-x-16 border-night-line border-t pt-2 sm:mt-12 sm:pt-8 lg:auto-cols-fr lg:grid-flow-col">
          {others.map((story) => (
            <BriefStory key={story.id} {...story} />
          ))}
        </div>
      )}
      <p className="mt-1 sm:mt-8">
        <TextLink to="/case-studies">{all}</TextLink>
      </p>
    </Section>
  );
}

function LargeStory(story: Story) {
  const [figure] = story.metrics;
  return (
    <article
      lang={story.lang}
      className={`accent-${story.accent} mt-3 grid gap-x-16 sm:mt-6 lg:grid-cols-half`}
    >
      <div>
        <StoryName {...story} />
        {figure && (
          <p className="mt-2 sm:mt-8">
            <strong className="block text-balance font-display text-headline tabular-nums lg:text-page">
              {unbroken(figure.value)}
            </strong>
            <span className="block text-intro text-night-soft sm:mt-2">{figure.label}</span>
          </p>
        )}
      </div>
      {figure?.beads && (
        <div className="mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-1.5">
          <BeadFigure {...figure.beads} onNight />
        </div>
      )}
      <div className="sm:mt-4 lg:mt-auto lg:pt-6">
        <p className="max-w-prose max-sm:hidden">{unbroken(story.result)}</p>
        <Savings {...story} />
      </div>
    </article>
  );
}

function BriefStory(story: Story) {
  const beads = story.metrics.find((metric) => metric.beads)?.beads;
  return (
    <article
      lang={story.lang}
      className={`accent-${story.accent} grid grid-rows-[1fr_auto] gap-x-12 border-night-line max-lg:not-first:mt-4 max-lg:not-first:border-t max-lg:not-first:pt-4 max-lg:py-2 sm:grid-cols-[1fr_17rem] sm:items-baseline-last lg:max-xl:grid-cols-1 sm:max-lg:not-first:mt-7 sm:max-lg:not-first:pt-7`}
    >
      <div className="col-span-full self-start">
        <StoryName {...story} />
        <p className="mt-1 sm:mt-4">{unbroken(story.result)}</p>
      </div>
      <div className="lg:max-xl:order-1">
        <Savings {...story} />
      </div>
      {beads && (
        <div className="mt-5 max-sm:hidden">
          <BeadFigure {...beads} onNight />
        </div>
      )}
    </article>
  );
}

const StoryName = ({ id, company, industry, timeframe, sampleLabel }: Story) => (
  <div>
    <h3 className="text-heading">
      <Link to={`/case-studies#${id}`} className="underline-offset-4 hover:underline">
        {company}
      </Link>
    </h3>
    <p className="text-night-soft">
      {industry}
      {timeframe && <span className="max-sm:hidden"> · {timeframe}</span>}
    </p>
    <SampleLabel label={sampleLabel} onNight />
  </div>
);

const Savings = ({ savings, labels }: Story) =>
  savings && (
    <p className="mt-2 sm:mt-5">
      <strong className="block text-balance font-display text-heading tabular-nums">
        {unbroken(savings)}
      </strong>
      <span className="text-night-soft">{labels.saved}</span>
    </p>
  );
