import { Stat } from "#app/ui/stat.tsx";

interface StatsSectionProps {
  title: string;
  items: { value: string; label: string; sampleLabel?: string | undefined }[];
  note?: string;
  /** More figures below the note, under a heading of their own. */
  checks?: { title: string; items: { value: string; label: string }[] };
  /** Whether the page's thread is drawn along this section. */
  isOnThread?: boolean;
  /** Whether the next section has the same background. Then no line separates the two. */
  isJoined?: boolean;
}

export function StatsSection({ title, items, note, checks, isOnThread = true, isJoined }: StatsSectionProps) {
  return (
    <section
      className={`${isOnThread ? "thread " : ""}border-line bg-sunk ${isJoined ? "border-t" : "border-y"}`}
      aria-labelledby="stats"
    >
      <div className={`measure ${isJoined ? "pt-6" : "py-band"}`}>
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

function Stats({ items }: Pick<StatsSectionProps, "items">) {
  return (
    <dl className="grid grid-cols-2 gap-6 lg:auto-cols-[minmax(min-content,1fr)] lg:grid-flow-col lg:grid-cols-none lg:gap-x-14">
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </dl>
  );
}
