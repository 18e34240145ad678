interface FigureTableProps {
  columns?: string[] | undefined;
  rows: string[][];
  end?: keyof typeof ends | undefined;
}

const ends = {
  total: "border-ink border-t-2 font-bold",
  alert: "border-alert border-t-2 bg-alert-ground font-bold text-alert",
};

export function FigureTable({ columns, rows, end }: FigureTableProps) {
  const lookOf = (index: number) =>
    end && index === rows.length - 1 ? ends[end] : "border-line not-first:border-t";
  return (
    <div className="tabular-nums leading-snug">
      {columns && (
        <p className="flex justify-between gap-4 border-ink border-b-2 px-1 pb-1 font-semibold text-[0.9em] text-soft">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
      )}
      <ul>
        {rows.map((cells, index) => (
          <li key={cells.join()} className={`flex justify-between gap-4 px-1 py-[0.3em] ${lookOf(index)}`}>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cells may say the same, and none has state
              <span key={place}>{cell}</span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function KeyNumber({ value, label }: { value: string; label: string }) {
  return (
    <p>
      <span className="block font-bold font-display text-[4.5em] leading-none tracking-tight">{value}</span>
      <span className="mt-2 block max-w-[22em]">{label}</span>
    </p>
  );
}

type Message = { from: keyof typeof bubbles; text: string; language?: string | undefined };

const bubbles = {
  customer: "justify-self-start rounded-es-none bg-sunk",
  us: "justify-self-end rounded-ee-none bg-night text-on-night",
};

export function Messages({ items }: { items: Message[] }) {
  return (
    <ul className="grid gap-[0.5em]">
      {items.map(({ from, text, language }) => (
        <li
          key={text}
          lang={language}
          className={`rounded-card px-[1em] py-[0.4em] leading-snug ${bubbles[from]}`}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

export function Steps({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className="timeline grid [--from:0.6em] [--line:0.375rem]">
      {items.map(({ title, text }) => (
        <li key={title} className="not-last:pb-[0.7em] ps-[1.6em] leading-snug">
          <span className="absolute start-0 top-[0.15em] size-3 rounded-full border-2 border-card bg-(--accent)" />
          <span className="font-bold">{title}</span> <span className="block text-soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}
