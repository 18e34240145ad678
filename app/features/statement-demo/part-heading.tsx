import type { ComponentProps, ReactNode } from "react";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";

const headingClasses = "font-bold font-display text-heading";

export function PartHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h4 id={id} className={headingClasses}>
      {children}
    </h4>
  );
}

type PartFoldProps = Pick<ComponentProps<typeof NarrowFold>, "id" | "title" | "isAlwaysFolded" | "children">;

export function PartFold(part: PartFoldProps) {
  return <NarrowFold heading="h4" headingClasses={headingClasses} {...part} />;
}
