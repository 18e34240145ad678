import type { Accent } from "#data/schemas/accents.ts";

export interface FigureView {
  /** All that it shows, as a text; undefined where that is an icon only. */
  name: string | undefined;
  /** Its markup: drawn by `drawFigure`. */
  html: string;
}

interface FigureProps {
  accent: Accent;
  figure: FigureView;
  /** Where the words beside it lead to what it shows, it is decoration; otherwise it is an image with a name. */
  isNamed?: boolean;
  /** Its size, of which the text's is a part. */
  className?: string;
}

/** A figure out of a post's text. */
export function Figure({ accent, figure, isNamed = false, className = "text-sm" }: FigureProps) {
  const role = isNamed && figure.name ? { role: "img", "aria-label": figure.name } : { "aria-hidden": true };
  return (
    <figure
      {...role}
      className={`accent-${accent} flex flex-col overflow-hidden card text-ink ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, from data/
      dangerouslySetInnerHTML={{ __html: figure.html }}
    />
  );
}
