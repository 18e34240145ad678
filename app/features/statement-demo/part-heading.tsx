import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";

const headingClasses = "font-bold font-display text-heading";

export function PartHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h4 id={id} className={headingClasses}>
      {children}
    </h4>
  );
}

export function PartFold(part: { id: string; title: ReactNode; children: ReactNode }) {
  return <NarrowFold heading="h4" headingClasses={headingClasses} {...part} />;
}

/** What opens and closes a `<details className="group">`. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 font-semibold text-lg [&::-webkit-details-marker]:hidden">
      {children}
      <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
    </summary>
  );
}
