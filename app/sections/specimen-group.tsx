import type { ReactNode } from "react";
import { Specimen, type SpecimenView } from "#app/specimens/specimen.tsx";
import type { Bead } from "#data/schemas/beads.ts";

export interface SpecimenGroupItem {
  id: string;
  bead: Bead;
  specimen: SpecimenView;
}

interface SpecimenGroupProps {
  items: SpecimenGroupItem[];
  /** The top of a page, whose words leave room for the pictures. */
  children: ReactNode;
}

/** The top of a page with some brief pictures beside it, in two columns of which the second is lower: in wide windows only. */
export function SpecimenGroup({ items, children }: SpecimenGroupProps) {
  return (
    <div className="relative lg:[&>section>.measure]:pe-128 xl:[&>section>.measure]:pe-156">
      {children}
      <div
        aria-hidden="true"
        className="pointer-events-none measure absolute inset-0 grid items-center justify-end max-lg:hidden"
      >
        <div className="grid w-112 grid-cols-2 gap-4 pb-10 xl:w-140">
          {items.map(({ id, bead, specimen }) => (
            <Specimen key={id} {...specimen} className={`bead-${bead} even:top-10`} />
          ))}
        </div>
      </div>
    </div>
  );
}
