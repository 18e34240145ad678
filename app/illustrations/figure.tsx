import type { Accent } from "#data/schemas/accents.ts";

export interface FigureView {
  /** Everything that the figure shows, as text; undefined if it is only an icon. */
  name: string | undefined;
  /** The figure's HTML, from `drawPicture` in draw-figure.tsx. */
  html: string;
}

interface FigureProps {
  accent: Accent;
  figure: FigureView;
  /** Whether screen readers announce the figure. Not on a card, whose link leads to the same content. */
  isNamed?: boolean;
  /** Classes for the figure's size and its text size. */
  className?: string;
}

/** A post's cover picture. */
export function Figure({ accent, figure, isNamed = false, className = "text-sm" }: FigureProps) {
  const role = isNamed && figure.name ? { role: "img", "aria-label": figure.name } : { "aria-hidden": true };
  return (
    <figure
      {...role}
      className={`picture accent-${accent} relative flex flex-col overflow-hidden card text-ink dark:bg-[color-mix(in_oklab,var(--accent)_24%,var(--color-night))] ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, from data/
      dangerouslySetInnerHTML={{ __html: figure.html }}
    />
  );
}
