interface SampleLabelProps {
  /** Undefined for a real record. Then nothing is rendered. */
  label: string | undefined;
  onNight?: boolean;
  className?: string;
}

/** A label that marks a record as an invented sample. */
export function SampleLabel({ label, onNight = false, className = "" }: SampleLabelProps) {
  if (!label) return null;
  return (
    <small
      data-sample
      className={`text-sm leading-snug ${onNight ? "text-night-soft" : "text-soft"} ${className}`.trim()}
    >
      {label}
    </small>
  );
}
