interface SampleLabelProps {
  /** undefined beside a real record: then nothing is drawn. */
  label: string | undefined;
  onNight?: boolean;
  className?: string;
}

/** Says that what it is beside is an invented sample. */
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
