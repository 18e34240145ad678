export interface SpecimenView {
  /** What the picture shows, in a sentence; undefined where the words beside it say that. */
  name: string | undefined;
  /** Said beside a large picture: that it is an example. */
  label: string;
  /** The picture's markup, drawn by `drawSpecimen`. */
  html: string;
  /** A small one is for a card: it keeps the shape of a wide one, and its words need not be read. */
  isSmall: boolean;
}

/** A small true picture of what something does. It wears the bead around it; a screen reader says its name only. */
export function Specimen({
  name,
  label,
  html,
  isSmall,
  className = "",
}: SpecimenView & { className?: string }) {
  return (
    <figure
      aria-label={name}
      aria-hidden={name === undefined || undefined}
      data-label={isSmall ? undefined : label}
      className={`specimen ${isSmall ? "specimen-small" : "specimen-full"} ${className}`}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, from data/ */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
