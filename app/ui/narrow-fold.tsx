import type { ReactNode } from "react";
import { FoldSummary } from "./fold-summary";

interface NarrowFoldProps {
  /** The level of the heading, and its classes. */
  heading: "h2" | "h3" | "h4";
  headingClasses?: string;
  id?: string;
  title: ReactNode;
  /** Folds of one group: the browser keeps one of them open at a time. */
  group?: string;
  isOpen?: boolean;
  /** Whether it is folded in wide windows, too. Can change: the elements stay, as a new icon would be a request. */
  isAlwaysFolded?: boolean;
  children: ReactNode;
}

/** Folded in narrow windows, by default always open in wider ones (app.css). It has two headings, of which one is shown. */
export function NarrowFold({
  heading: Heading,
  headingClasses = "text-heading",
  isAlwaysFolded = false,
  ...fold
}: NarrowFoldProps) {
  return (
    <>
      {!isAlwaysFolded && (
        <Heading className={`narrow-fold-name hidden ${headingClasses}`}>{fold.title}</Heading>
      )}
      <details name={fold.group} open={fold.isOpen} className={isAlwaysFolded ? undefined : "narrow-fold"}>
        <FoldSummary className="min-h-12 py-1.5">
          <Heading id={fold.id} className={headingClasses}>
            {fold.title}
          </Heading>
        </FoldSummary>
        {fold.children}
      </details>
    </>
  );
}
