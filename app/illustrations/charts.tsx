export type Bar = { label: string; value: number; text: string };

/** The width of the full colour at the end of a bar, in percent. The rest of the bar is paler: so large an area would be too loud. */
const endWidth = 1.5;

/**
 * Values as bars on both sides of zero, which fill the figure's height. Negative values are red. All others have one colour,
 * because none is better than another.
 */
export function Bars({ items }: { items: Bar[] }) {
  const values = items.map(({ value }) => value);
  const least = Math.min(0, ...values);
  const span = Math.max(0, ...values) - least || 1;
  // Up to two bars have room for large values.
  const isTall = items.length <= 2;
  return (
    <ul className={`grid grow auto-rows-fr ${isTall ? "gap-[1.2em]" : "gap-[0.8em]"}`}>
      {items.map((item) => (
        <li key={item.label} className="flex flex-col justify-center">
          <p className="flex items-baseline justify-between gap-4 leading-snug">
            <span>{item.label}</span>{" "}
            <span
              className={
                isTall ? "font-bold font-display text-[2.4em] leading-none" : "font-bold tabular-nums"
              }
            >
              {item.text}
            </span>
          </p>
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className={`mt-1 block max-h-[5em] w-full grow rounded-[3px] bg-sunk dark:bg-night ${isTall ? "h-[2.5em]" : "h-[1.1em]"}`}
            aria-hidden="true"
          >
            {/* In the dark scheme the colour of alerts is pale, because texts have it. */}
            <g fill={item.value < 0 ? "var(--color-accent-2)" : "var(--accent)"}>
              <rect
                x={(100 * (Math.min(0, item.value) - least)) / span}
                width={(100 * Math.abs(item.value)) / span}
                height="10"
                opacity="0.45"
                className="dark:opacity-75"
              />
              <rect
                x={(100 * (item.value - least)) / span - (item.value > 0 ? endWidth : 0)}
                width={endWidth}
                height="10"
              />
            </g>
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Opacities of the parts. All parts have one hue, because none is better than another. */
const shades = [1, 0.74, 0.54, 0.38, 0.26];

interface SplitProps {
  parts: { label: string; text: string }[];
  rows: readonly { label: string; values: readonly number[] }[];
}

/** Stacked bars on one scale, which fill the figure's height: each row is a whole and its parts. The names of the parts are below. */
export function Split({ parts, rows }: SplitProps) {
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const longest = Math.max(...rows.map(({ values }) => sumOf(values)));
  return (
    <div className="flex grow flex-col justify-center gap-[0.8em]">
      {rows.map(({ label, values }) => (
        <div key={label} className="flex max-h-[7em] grow flex-col">
          <p className="font-bold leading-snug">{label}</p>
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="mt-1 block h-[1.8em] w-full grow"
            aria-hidden="true"
          >
            {values.map((value, index) => (
              <rect
                key={parts[index]?.label}
                x={(100 * sumOf(values.slice(0, index))) / longest}
                width={(100 * value) / longest}
                height="10"
                fill="var(--accent)"
                opacity={shades[index]}
              />
            ))}
          </svg>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 leading-snug">
        {parts.map(({ label, text }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className="size-[0.7em]" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill="var(--accent)" opacity={shades[index]} />
            </svg>{" "}
            {label}
            {text && <span className="font-bold tabular-nums">{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
    <div className="flex grow flex-col justify-center tabular-nums leading-snug">
      {columns && (
        <p className="flex justify-between gap-4 border-ink border-b-2 px-1 pb-1 font-semibold text-[0.9em] text-soft">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
      )}
      <ul className="contents">
        {rows.map((cells, index) => (
          <li
            key={cells.join()}
            className={`flex max-h-[3.4em] grow items-center justify-between gap-4 px-1 py-[0.3em] ${lookOf(index)}`}
          >
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
