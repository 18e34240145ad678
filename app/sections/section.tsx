import type { ComponentProps } from "react";
import { SectionHeading, type SectionHeadingProps } from "#app/ui/heading.tsx";

type HeadingProps = Pick<SectionHeadingProps, "intro" | "sampleLabel" | "link">;

interface SectionProps extends ComponentProps<"section">, HeadingProps {
  headingId: string;
  ground?: keyof typeof grounds;
  /** Whether the page has a thread, which passes by. */
  isOnThread?: boolean;
  /** Whether the thread has a bead beside its heading. A section of less weight has none. */
  hasBead?: boolean;
  /** Its parts side by side, where there is room: a narrow first part, two halves, or a wide first part. */
  columns?: keyof typeof grids | undefined;
  /** Classes of the column that its content is in. */
  layout?: string;
  /** Without one, the content brings its own heading. */
  title?: string;
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
  hasBead = isOnThread,
  className = "",
  columns,
  layout = columns ? grids[columns] : "",
  title,
  intro,
  sampleLabel,
  link,
  children,
  ...section
}: SectionProps) {
  const classes = `${(isOnThread ? grounds : groundsWithoutThread)[ground]} ${className}`;
  return (
    <section {...section} className={classes.trim() || undefined} aria-labelledby={headingId}>
      {hasBead && <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />}
      <div className={`measure py-section ${layout}`.trim()}>
        {title !== undefined && (
          <SectionHeading
            id={headingId}
            title={title}
            intro={intro}
            sampleLabel={sampleLabel}
            link={link}
            onNight={ground === "night"}
          />
        )}
        {children}
      </div>
    </section>
  );
}
