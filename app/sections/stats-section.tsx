import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { Metric, Stat } from "#app/ui/stat.tsx";

interface StatsSectionProps {
  title: string;
  items: { value: string; label: string; sampleLabel?: string | undefined }[];
  /** How the figures are counted, with a heading: folded on a phone. */
  counting?: { title: string; text: string };
  /** Smaller figures beside the others, under a heading of their own. */
  checks?: { title: string; items: { value: string; label: string }[] };
  /** Whether the page's thread passes by. */
  isOnThread?: boolean;
  /** Whether the section that follows has the same ground: then both are one band. */
  isJoined?: boolean;
}

export function StatsSection({
  title,
  items,
  counting,
  checks,
  isOnThread = true,
  isJoined,
}: StatsSectionProps) {
  return (
    <section
      className={`${isOnThread ? "thread " : ""}border-line bg-sunk ${isJoined ? "border-t" : "border-y"}`}
      aria-labelledby="stats"
    >
      <div
        className={`measure ${isJoined ? "pt-6" : "py-band"} ${checks ? "grid gap-x-16 gap-y-4 lg:grid-cols-half" : ""}`}
      >
        <div>
          <h2 id="stats" className="sr-only">
            {title}
          </h2>
          <dl
            className={`grid grid-cols-2 gap-6 ${checks ? "" : "lg:auto-cols-[minmax(min-content,1fr)] lg:grid-flow-col lg:grid-cols-none lg:gap-x-14"}`}
          >
            {items.map((item) => (
              <Stat key={item.label} {...item} />
            ))}
          </dl>
          {counting && (
            <div className="mt-1 text-sm text-soft sm:mt-4">
              <NarrowFold heading="h3" headingClasses="font-semibold" title={counting.title}>
                <p className="max-w-prose">{counting.text}</p>
              </NarrowFold>
            </div>
          )}
        </div>
        {checks && (
          <div className="border-line max-lg:border-t-2 max-lg:pt-4 lg:border-s-2 lg:ps-16">
            <h3 className="font-semibold">{checks.title}</h3>
            <dl className="mt-2 grid gap-x-8 gap-y-1.5 sm:mt-4 sm:grid-cols-2 sm:gap-y-6">
              {checks.items.map((item) => (
                <Metric key={item.label} {...item} />
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
