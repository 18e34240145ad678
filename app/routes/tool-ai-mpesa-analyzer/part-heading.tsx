import type { ReactNode } from "react";

/** The heading of a part of the result. */
export function PartHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h4 id={id} className="font-bold font-display text-heading">
      {children}
    </h4>
  );
}
