import type { ReactNode } from "react";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";

const headingClasses = "font-bold font-display text-heading";

/** The heading of a part of the result. */
export function PartHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h4 id={id} className={headingClasses}>
      {children}
    </h4>
  );
}

interface PartFoldProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of the result with its heading; in a narrow window it is folded. */
export function PartFold(part: PartFoldProps) {
  return <NarrowFold heading="h4" headingClasses={headingClasses} {...part} />;
}
