interface BigProps {
  /** What the figure is: left out where the picture is too small to read it. */
  label: string;
  figure: string;
}

/** A figure in large type below its name. */
export function Big({ label, figure }: BigProps) {
  return (
    <p className="sp-big">
      <small>{label}</small>
      <b>{figure}</b>
    </p>
  );
}
