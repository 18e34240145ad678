export interface SpecimenView {
  /** What the picture shows, in a sentence. */
  name: string;
  /** The picture's markup, drawn by `drawSpecimen`. */
  html: string;
}

interface SpecimenProps extends SpecimenView {
  /** A small one keeps the shape of a wide one, for a card: its words are too small to be read. */
  isSmall?: boolean;
  className?: string;
}

/** A small true picture of what something does. It wears the bead around it; a screen reader says its name only. */
export function Specimen({ name, html, isSmall = false, className = "" }: SpecimenProps) {
  return (
    <figure
      aria-label={name}
      className={`specimen ${isSmall ? "specimen-small" : "specimen-full"} ${className}`}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, from data/ */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
