import type { InLanguage } from "#data/index.ts";

/** `full` shows the whole illustration, `brief` one idea of it in large figures. */
export type IllustrationSize = "full" | "brief";

export interface IllustrationView extends InLanguage {
  /** A sentence that describes the picture for screen readers; undefined if the text beside the picture says the same. */
  name: string | undefined;
  /** A text that says that the picture is an example. A full picture shows it in its corner. */
  label: string | undefined;
  /** The picture's HTML, from `drawIllustration` or `drawIcon`. */
  html: string;
  /** `brief` pictures are for cards and have a fixed aspect ratio. */
  size: IllustrationSize;
}

/**
 * A picture of the work that a tool, service or product does, with checked figures from data/. Its colour comes from an
 * `accent-` class on this element or an ancestor. Screen readers announce only its name.
 */
export function Illustration({
  size,
  className = "",
  ...picture
}: IllustrationView & { className?: string }) {
  return (
    <figure
      lang={picture.lang}
      aria-label={picture.name}
      aria-hidden={picture.name === undefined || undefined}
      data-label={size === "full" ? picture.label : undefined}
      className={`picture illustration illustration-${size} ${className}`}
    >
      <div
        aria-hidden={picture.name !== undefined || undefined}
        className="illustration-stage"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, from data/
        dangerouslySetInnerHTML={{ __html: picture.html }}
      />
    </figure>
  );
}
