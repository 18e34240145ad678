import { Stats } from "#app/ui/stat.tsx";

interface StatsSectionProps {
  title: string;
  items: { value: string; label: string; sampleLabel?: string | undefined }[];
  note?: string;
  /** More figures below the note, under a heading of their own. */
  checks?: { title: string; items: { value: string; label: string }[] };
}

export function StatsSection({ title, items, note, checks }: StatsSectionProps) {
  return (
    <section className="thread border-line border-y bg-sunk" aria-labelledby="stats">
      <div className="measure py-band">
        <h2 id="stats" className="sr-only">
          {title}
        </h2>
        <Stats items={items} />
        {note && <p className="mt-4 max-w-prose text-soft text-sm">{note}</p>}
        {checks && (
          <>
            <h3 className="mt-6 mb-4 font-semibold">{checks.title}</h3>
            <Stats items={checks.items} />
          </>
        )}
      </div>
    </section>
  );
}
