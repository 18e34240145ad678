import type { ReactNode } from "react";
import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import type { Accent } from "#data/schemas/accents.ts";

export interface IllustrationGroupItem {
  id: string;
  accent: Accent;
  illustration: IllustrationView;
}

interface IllustrationGroupProps {
  items: IllustrationGroupItem[];
  /** The top of a page, whose words leave room for the pictures. */
  children: ReactNode;
}

/** The top of a page; in wide windows with brief pictures beside it, in two columns of which the second is set lower. */
export function IllustrationGroup({ items, children }: IllustrationGroupProps) {
  return (
    <div className="relative lg:[&>section>.measure]:pe-128 xl:[&>section>.measure]:pe-156">
      {children}
      <div
        aria-hidden="true"
        className="pointer-events-none measure absolute inset-0 grid items-center justify-end max-lg:hidden"
      >
        <div className="grid w-112 grid-cols-2 gap-4 pb-10 xl:w-140">
          {items.map(({ id, accent, illustration }) => (
            <Illustration key={id} {...illustration} className={`accent-${accent} even:top-10`} />
          ))}
        </div>
      </div>
    </div>
  );
}
