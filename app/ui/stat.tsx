interface StatProps {
  value: string;
  label: string;
  /** On a night band the soft colour is another. */
  onNight?: boolean;
  className?: string;
}

/** One figure and what it counts. Belongs in a `<dl>`. */
export function Stat({ value, label, onNight = false, className = "" }: StatProps) {
  return (
    <div className={`flex flex-col-reverse justify-end ${className}`}>
      <dt className={onNight ? "text-night-soft" : "text-soft"}>{label}</dt>
      <dd className="whitespace-nowrap font-bold font-display text-title tabular-nums">{value}</dd>
    </div>
  );
}
