export interface EntriesProps {
  items: { name: string; note: string; texts: readonly string[] }[];
}

/** What a name stands for, line by line: a field with its limits, a status with its message. */
export function Entries({ items }: EntriesProps) {
  return (
    <dl className="mt-5 border-ink border-y-2">
      {items.map(({ name, note, texts }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 last:border-0 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_1.4fr]"
        >
          <dt className="font-bold font-mono">{name}</dt>
          <dd className="text-soft tabular-nums">{note}</dd>
          <dd className="sm:col-start-2 lg:col-start-3">
            {texts.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
