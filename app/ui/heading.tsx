import type { ReactNode } from "react";
import { unbroken } from "./unbroken";

interface SectionHeadingProps {
  id?: string;
  title: string;
  lead?: string;
  /** On a night band the soft colour is another. */
  onNight?: boolean;
  children?: ReactNode;
}

/** The heading of a section, with a sentence below it. */
export function SectionHeading({ id, title, lead, onNight = false, children }: SectionHeadingProps) {
  return (
    <div className="grid max-w-3xl content-start gap-4">
      <h2 id={id} className="text-title">
        {unbroken(title)}
      </h2>
      {lead && (
        <p className={`max-w-prose text-lead ${onNight ? "text-night-soft" : "text-soft"}`}>
          {unbroken(lead)}
        </p>
      )}
      {children}
    </div>
  );
}
