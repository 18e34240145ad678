import type { ReactNode } from "react";
import { TextLink } from "./link";
import { SampleLabel } from "./sample-label";
import { unbroken } from "./unbroken";

export interface SectionHeadingProps {
  id?: string;
  title: string;
  intro?: string | undefined;
  /** Set where all records of the section are samples. */
  sampleLabel?: string | undefined;
  /** To a page that says more. */
  link?: { label: string; path: string } | undefined;
  /** The section's ground is dark. */
  onNight?: boolean;
  children?: ReactNode;
}

/** The heading of a section, with a sentence below it. */
export function SectionHeading({
  id,
  title,
  intro,
  sampleLabel,
  link,
  onNight = false,
  children,
}: SectionHeadingProps) {
  return (
    <div className="grid max-w-3xl content-start gap-4">
      <h2 id={id} className="text-title">
        {unbroken(title)}
      </h2>
      {intro && (
        <p className={`max-w-prose text-intro ${onNight ? "text-night-soft" : "text-soft"}`}>
          {unbroken(intro)}
        </p>
      )}
      <SampleLabel label={sampleLabel} onNight={onNight} />
      {link && (
        <p>
          <TextLink to={link.path}>{link.label}</TextLink>
        </p>
      )}
      {children}
    </div>
  );
}
