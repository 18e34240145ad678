import type { ComponentProps } from "react";
import { SectionHeading, type SectionHeadingProps } from "#app/ui/heading.tsx";

type HeadingProps = Pick<SectionHeadingProps, "intro" | "sampleLabel" | "link">;

interface SectionProps extends ComponentProps<"section">, HeadingProps {
  headingId: string;
  ground?: keyof typeof grounds;
  /** Classes of the column that its content is in. */
  layout?: string;
  /** Without one, the content brings its own heading. */
  title?: string;
}

const grounds = {
  paper: "on-paper",
  sunk: "bg-sunk [--thread-ground:var(--color-sunk)]",
  night: "bg-night text-on-night",
};

/** A section on the page's thread, with a bead beside its heading. */
export function Section({
  headingId,
  ground = "paper",
  className = "",
  layout = "",
  title,
  intro,
  sampleLabel,
  link,
  children,
  ...section
}: SectionProps) {
  return (
    <section
      {...section}
      className={`thread ${grounds[ground]} ${className}`.trim()}
      aria-labelledby={headingId}
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
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
