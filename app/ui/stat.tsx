interface StatProps {
  value: string;
  label: string;
  /** Only of a figure that is invented. */
  sampleLabel?: string | undefined;
}

/** One figure and what it counts. Belongs in a `<dl>`. */
export function Stat({ value, label, sampleLabel }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-soft">
        {label}
        {sampleLabel && ` · ${sampleLabel}`}
      </dt>
      <dd className="sm:whitespace-nowrap font-bold font-display text-title tabular-nums">{value}</dd>
    </div>
  );
}

/** A smaller figure, for several in a row, on a phone below each other. Belongs in a `<dl>`. */
export function Metric({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex justify-between gap-x-4 max-sm:items-baseline sm:flex-col-reverse sm:justify-end">
      <dt className="text-soft leading-snug sm:mt-1">{label}</dt>
      <dd className="font-bold max-sm:text-end sm:font-display sm:text-heading">{value}</dd>
    </div>
  );
}
