import type { ReactNode } from "react";
import { TextLink } from "./link";
import { SampleLabel } from "./sample-label";
import { unbroken } from "./unbroken";

export interface SectionHeadingProps {
  id?: string;
  title: string;
  intro?: string | undefined;
  /** Set if all records of the section are invented samples. */
  sampleLabel?: string | undefined;
  /** A link to a page with more about the subject. */
  link?: { label: string; path: string } | undefined;
  onNight?: boolean;
  className?: string;
  children?: ReactNode;
}

export function SectionHeading({ onNight = false, link, className = "", ...heading }: SectionHeadingProps) {
  return (
    <div className={`grid content-start gap-3 ${heading.sampleLabel ? "" : "max-w-3xl"} ${className}`.trim()}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={heading.id} className="max-w-3xl text-title">
          {unbroken(heading.title)}
        </h2>
        <SampleLabel label={heading.sampleLabel} onNight={onNight} />
      </div>
      {heading.intro && (
        <p
          className={`max-w-prose text-intro max-sm:text-base max-sm:leading-snug ${onNight ? "text-night-soft" : "text-soft"}`}
        >
          {unbroken(heading.intro)}
        </p>
      )}
      {link && (
        <p>
          <TextLink to={link.path}>{link.label}</TextLink>
        </p>
      )}
      {heading.children}
    </div>
  );
}
