import { Stat } from "#app/ui/stat.tsx";

interface StatsSectionProps {
  title: string;
  items: { value: string; label: string; sampleLabel?: string | undefined }[];
}

export function StatsSection({ title, items }: StatsSectionProps) {
  return (
    <section
      className="thread border-line border-y bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="stats"
    >
      <div className="measure py-6 sm:py-8">
        <h2 id="stats" className="sr-only">
          {title}
        </h2>
        <dl className="grid grid-cols-[auto_auto] gap-6 lg:flex lg:justify-between">
          {items.map((item) => (
            <Stat key={item.label} {...item} />
          ))}
        </dl>
      </div>
    </section>
  );
}
