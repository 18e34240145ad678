import { BeadMark, type MarkProps } from "#app/ui/beadwork.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import type { InLanguage } from "#data/index.ts";

/** How much of it is shown: all, or one idea in large figures. */
export type IllustrationSize = "full" | "brief";

export interface IllustrationView extends InLanguage {
  /** What the picture shows, in a sentence; undefined where the words beside it say that. */
  name: string | undefined;
  /** Said beside a large picture: that it is an example. */
  label: string | undefined;
  /** The picture's markup, drawn by `drawIllustration` or `drawIcon`. */
  html: string;
  /** A brief one is for a card: it keeps its shape. */
  size: IllustrationSize;
  /** The record's mark. It replaces a brief picture where there are fewer than 15rem, as nobody could read that. */
  mark?: (Pick<MarkProps, "id" | "accent"> & { icon: IconName }) | undefined;
}

/** A small true picture of what something does. In the colour of the `accent-` class around it; a screen reader says its name only. */
export function Illustration({
  size,
  mark,
  className = "",
  ...picture
}: IllustrationView & { className?: string }) {
  return (
    <figure
      lang={picture.lang}
      aria-label={picture.name}
      aria-hidden={picture.name === undefined || undefined}
      data-label={size === "full" ? picture.label : undefined}
      className={`illustration illustration-${size} ${className}`}
    >
      {mark && <BeadMark {...mark} className="illustration-mark" />}
      <div
        aria-hidden="true"
        className="illustration-stage"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, from data/
        dangerouslySetInnerHTML={{ __html: picture.html }}
      />
    </figure>
  );
}
