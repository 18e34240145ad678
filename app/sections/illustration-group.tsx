import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import type { Accent } from "#data/schemas/accents.ts";

export interface IllustrationGroupItem {
  id: string;
  accent: Accent;
  illustration: IllustrationView;
}

/** Brief pictures for the top of a page, in two columns of which the second is lower: on a phone the first and the last. */
export function IllustrationGroup({ items }: { items: IllustrationGroupItem[] }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-2 gap-3 pb-5 sm:gap-4 sm:max-lg:grid-cols-4 lg:w-112 lg:pb-10 xl:w-140"
    >
      {items.map(({ id, accent, illustration }) => (
        <Illustration
          key={id}
          {...illustration}
          className={`accent-${accent} even:top-5 max-sm:nth-2:hidden max-sm:nth-3:hidden lg:even:top-10`}
        />
      ))}
    </div>
  );
}
