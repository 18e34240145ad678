import type { ReactNode } from "react";
import { FoldSummary } from "./fold-summary";

interface NarrowFoldProps {
  /** The level of the heading, and its classes. */
  heading: "h2" | "h3" | "h4";
  headingClasses?: string;
  id?: string;
  title: ReactNode;
  /** The `name` of the `<details>`. Of all folds with the same name, the browser keeps only one open. */
  group?: string;
  isOpen?: boolean;
  /** Whether it is a fold in wide windows, too. A change keeps the elements, because a new icon would be requested again. */
  isAlwaysFolded?: boolean;
  children: ReactNode;
}

/**
 * A fold in narrow windows. In wide ones its content is always open, and a second heading replaces the summary
 * (narrow-fold.css). With `isAlwaysFolded` it is a fold in all windows.
 */
export function NarrowFold({
  heading: Heading,
  headingClasses = "text-heading",
  isAlwaysFolded = false,
  ...fold
}: NarrowFoldProps) {
  return (
    <>
      {!isAlwaysFolded && (
        <Heading className={`hidden sm:can-unfold:block ${headingClasses}`}>{fold.title}</Heading>
      )}
      <details
        name={fold.group}
        open={fold.isOpen}
        className={isAlwaysFolded ? undefined : "narrow-fold sm:unfolded"}
      >
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
