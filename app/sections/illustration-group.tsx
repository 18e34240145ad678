import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

export interface IllustrationGroupItem extends InLanguage {
  id: string;
  title: string;
  accent: Accent;
  illustration: IllustrationView;
}

/** Brief pictures with a name each for the top of a page, in two columns of which the second is lower; on a phone the first is large, and the third left out. */
export function IllustrationGroup({ items }: { items: IllustrationGroupItem[] }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-2 gap-2 sm:gap-4 sm:max-lg:grid-cols-4 lg:w-112 lg:grid-cols-2 lg:pb-10 xl:w-140"
    >
      {items.map(({ id, lang, title, accent, illustration }) => (
        <div key={id} className="relative max-sm:first:col-span-2 max-sm:nth-3:hidden lg:even:top-10">
          <Illustration {...illustration} className={`accent-${accent}`} />
          <p lang={lang} className="mt-1 font-semibold text-[0.8125rem]/4.5 max-sm:text-xs">
            {title}
          </p>
        </div>
      ))}
    </div>
  );
}
