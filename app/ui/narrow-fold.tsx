import type { ReactNode } from "react";
import { Icon } from "./icon";

interface NarrowFoldProps {
  /** The level of the heading, and its classes. */
  heading: "h2" | "h3" | "h4";
  headingClasses?: string;
  id?: string;
  title: ReactNode;
  /** Folds of one group: the browser keeps one of them open at a time. */
  group?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Folded in narrow windows, always open in wider ones (app.css). It has two headings, of which one is shown. */
export function NarrowFold({ heading: Heading, headingClasses = "text-heading", ...fold }: NarrowFoldProps) {
  return (
    <>
      <Heading className={`narrow-fold-name hidden ${headingClasses}`}>{fold.title}</Heading>
      <details name={fold.group} open={fold.isOpen} className="narrow-fold group/fold">
        <summary className="flex min-h-12 cursor-pointer py-1.5 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <Heading id={fold.id} className={headingClasses}>
            {fold.title}
          </Heading>
          <Icon name="chevron-down" className="size-5 shrink-0 group-open/fold:rotate-180" />
        </summary>
        {fold.children}
      </details>
    </>
  );
}
