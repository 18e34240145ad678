import type { ReactNode } from "react";
import { FoldSummary } from "./fold-summary";

interface NarrowFoldProps {
  /** The level of the heading, and its classes. */
  heading: "h2" | "h3" | "h4";
  headingClasses?: string;
  id?: string;
  title: ReactNode;
  /** The `name` of the `<details>`: the browser keeps one per name open at a time. */
  group?: string;
  isOpen?: boolean;
  /** Whether it is folded in wide windows, too. If this changes, the elements stay: a new icon would be a request. */
  isAlwaysFolded?: boolean;
  children: ReactNode;
}

/**
 * A fold in narrow windows. In wider ones its content is always open (narrow-fold.css), unless `isAlwaysFolded` is set. There
 * are two headings then, for narrow and for wide windows, of which one is shown.
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
