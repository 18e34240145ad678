import type { ComponentProps } from "react";
import { SectionHeading, type SectionHeadingProps } from "#app/ui/heading.tsx";

type HeadingProps = Pick<SectionHeadingProps, "intro" | "sampleLabel" | "link">;

interface SectionProps extends ComponentProps<"section">, HeadingProps {
  headingId: string;
  ground?: keyof typeof grounds;
  /** Whether the page's thread is drawn along this section. */
  isOnThread?: boolean;
  /** Two columns from `lg` up. The word is the width of the first one. */
  columns?: keyof typeof grids | undefined;
  /** The heading. With `columns`, it is the first column. Without it, the children contain the heading, with the id `headingId`. */
  title?: string;
  /** In wide windows the heading stays in view beside children that are higher than a window. */
  isHeadingSticky?: boolean;
}

const grounds = {
  paper: "thread on-paper",
  sunk: "thread bg-sunk [--thread-ground:var(--color-sunk)]",
  night: "thread bg-night text-on-night",
};

const groundsWithoutThread = {
  paper: "",
  sunk: "border-line border-t bg-sunk",
  night: "bg-night text-on-night",
};

const grids = {
  narrow: "grid gap-x-12 gap-y-lead lg:grid-cols-narrow",
  half: "grid gap-x-12 gap-y-lead lg:grid-cols-half",
  wide: "grid gap-x-12 gap-y-lead lg:grid-cols-wide",
};

/** A section of a page, beside the page's thread if the page has one. */
export function Section({
  headingId,
  ground = "paper",
  isOnThread = true,
  className = "",
  columns,
  title,
  intro,
  sampleLabel,
  link,
  isHeadingSticky = false,
  children,
  ...section
}: SectionProps) {
  const classes = `${(isOnThread ? grounds : groundsWithoutThread)[ground]} ${className}`;
  return (
    <section {...section} className={classes.trim() || undefined} aria-labelledby={headingId}>
      {isOnThread && <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />}
      <div className={`measure py-section ${columns ? grids[columns] : ""}`.trim()}>
        {title !== undefined && (
          <SectionHeading
            id={headingId}
            title={title}
            intro={intro}
            sampleLabel={sampleLabel}
            link={link}
            onNight={ground === "night"}
            className={isHeadingSticky ? "lg:sticky lg:top-28 lg:self-start" : ""}
          />
        )}
        {children}
      </div>
    </section>
  );
}
