import { BeadRing } from "#app/ui/beadwork.tsx";
import { ButtonLink, ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Words } from "#data/index.ts";

type ClosingSectionProps = Words["home"]["closing"] & {
  chatLink: string;
  /** The path of the start button. On a tool's page it has a query that names the tool. */
  startPath?: string;
  /** Whether the page belongs to a solution. It then has the solution's colour. */
  isOfSolution?: boolean;
};

export function ClosingSection({
  startPath = "/get-started",
  isOfSolution = false,
  ...copy
}: ClosingSectionProps) {
  return (
    <section data-print="hidden" className="thread-end bg-night text-on-night" aria-labelledby="closing">
      <div className="measure relative items-center gap-20 py-(--above) lg:grid lg:grid-cols-[auto_1fr]">
        <ClosingBead isOfSolution={isOfSolution} />
        <div>
          <h2 id="closing" className="text-page min-[22rem]:max-lg:flow-root">
            {copy.title}
          </h2>
          <p className="mt-5 max-w-prose text-intro text-night-soft">{unbroken(copy.text)}</p>
          <div className="mt-6 flex flex-wrap gap-2 fill-row max-sm:*:gap-1.5 max-sm:*:px-2">
            <ButtonLink to={startPath}>{copy.start}</ButtonLink>
            <ExternalButtonLink href={copy.chatLink} variant="night">
              <Icon name="message-circle" /> {copy.chat}
            </ExternalButtonLink>
          </div>
          <PointList items={copy.claims} className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-night-soft" />
        </div>
      </div>
    </section>
  );
}

/**
 * The last bead of the page's thread: in the solution's colour or, on other pages, with one ring for each solution. Below `lg` it
 * is small and beside the first words of the heading, which then needs no more lines.
 */
export function ClosingBead({ isOfSolution = false }: { isOfSolution?: boolean }) {
  const className = "size-60 min-[18rem]:max-lg:float-start max-lg:me-4 max-lg:size-16";
  if (!isOfSolution) return <SolutionsBead className={className} />;
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <circle r="50" fill="var(--accent)" />
      <BeadRing r={43} count={24} stroke="var(--color-night)" scale={0.62} />
      <circle r="35" fill="var(--color-night)" />
      <BeadRing r={29} count={20} stroke="var(--color-on-night)" scale={0.66} />
      <circle r="20" fill="var(--accent)" />
      <circle r="8" fill="var(--color-night)" />
    </svg>
  );
}

/** A bead with one ring for each solution. */
export function SolutionsBead({ className }: { className: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <circle r="50" fill="currentColor" />
      {[7, 6, 5, 4, 3, 2, 1].map((accent) => (
        <g key={accent} className={`accent-${accent}`}>
          <BeadRing r={6 * accent + 4} count={6 * accent + 4} stroke="var(--accent)" scale={0.9} />
        </g>
      ))}
    </svg>
  );
}
