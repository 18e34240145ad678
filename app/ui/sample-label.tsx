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
      className={`inline-block w-fit rounded-full border border-dashed px-3 py-1 text-sm leading-snug ${onNight ? "border-night-soft text-night-soft" : "border-soft text-soft"} ${className}`}
    >
      {label}
    </small>
  );
}
