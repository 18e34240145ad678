import { FigureValue } from "./figure-value";

interface StatProps {
  value: string;
  label: string;
  /** The label of an invented figure; undefined for a real one. */
  sampleLabel?: string | undefined;
  /** Whether the value is larger than the headings of sections in wide windows. */
  isLarge?: boolean;
}

/** Figures side by side. */
export function Stats({ items, isLarge = false }: { items: StatProps[]; isLarge?: boolean }) {
  return (
    <dl className="grid min-[18rem]:grid-cols-2 gap-6 lg:auto-cols-[minmax(min-content,1fr)] lg:grid-flow-col lg:grid-cols-none lg:gap-x-14">
      {items.map((item) => (
        <Stat key={item.label} isLarge={isLarge} {...item} />
      ))}
    </dl>
  );
}

export function Stat({ value, label, sampleLabel, isLarge = false }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-soft">
        {label}
        {sampleLabel && ` · ${sampleLabel}`}
      </dt>
      <dd
        className={`text-balance sm:whitespace-nowrap font-bold font-display text-large ${isLarge ? "sm:text-headline" : ""}`.trimEnd()}
      >
        {value}
      </dd>
    </div>
  );
}

/** A small figure, for several in a row; on a phone below each other. Use it in a `<dl>`. */
export function Metric({ value, label }: { value: string; label: string }) {
  return (
    <div className="grid grid-cols-[minmax(min-content,1fr)_auto] items-baseline gap-x-4 sm:flex sm:flex-col-reverse sm:items-stretch sm:justify-end">
      <dt className="text-soft leading-snug sm:mt-1">{label}</dt>
      <dd className="font-bold text-balance max-sm:max-w-48 max-sm:text-end sm:font-display sm:text-heading">
        <FigureValue text={value} />
      </dd>
    </div>
  );
}
