import type { ReactNode } from "react";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";

const headingClasses = "font-bold font-display text-heading";

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
  /** Whether it is folded in wide windows, too. */
  isAlwaysFolded?: boolean;
  children: ReactNode;
}

export function PartFold({ isAlwaysFolded = false, ...part }: PartFoldProps) {
  if (!isAlwaysFolded) return <NarrowFold heading="h4" headingClasses={headingClasses} {...part} />;
  return (
    <details>
      <FoldSummary className="min-h-12 py-1.5">
        <PartHeading id={part.id}>{part.title}</PartHeading>
      </FoldSummary>
      {part.children}
    </details>
  );
}
