import type { ReactNode } from "react";
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
