import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

export interface IllustrationGroupItem extends InLanguage {
  id: string;
  title: string;
  accent: Accent;
  illustration: IllustrationView;
}

/**
 * Brief pictures with their names, for the top of a page. They are in two columns, the second one lower. A phone shows only
 * the first picture, a tablet the first two.
 * @param width the width of both columns in wide windows, as classes
 */
export function IllustrationGroup({ items, width }: { items: IllustrationGroupItem[]; width: string }) {
  return (
    <div aria-hidden="true" className={`grid gap-4 sm:grid-cols-2 lg:pb-10 ${width}`}>
      {items.map(({ id, lang, title, accent, illustration }) => (
        <div key={id} className="relative max-lg:nth-[n+3]:hidden max-sm:nth-2:hidden lg:even:top-10">
          <Illustration {...illustration} className={`accent-${accent}`} />
          <p lang={lang} className="mt-1 font-semibold text-sm/4.5">
            {title}
          </p>
        </div>
      ))}
    </div>
  );
}
