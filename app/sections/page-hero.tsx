import type { ReactNode } from "react";
import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import { Breadcrumbs, type Crumb } from "#app/ui/breadcrumb-nav.tsx";
import { FirstPaint } from "#app/ui/first-paint.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Accent } from "#data/schemas/accents.ts";

interface PageHeroProps {
  /** The colour of the page's solution. Pages without a solution have none. */
  accent?: Accent | undefined;
  title: string;
  intro: string;
  breadcrumbs?: { label: string; crumbs: Crumb[] } | undefined;
  children?: ReactNode;
  /** A mark or a picture. It is beside the text, below `lg` under it. */
  picture?: ReactNode;
  /** Whether the page's sections are joined by a thread, which begins here. */
  hasThread?: boolean;
  /** An illustration in place of `picture`. Below `lg` it is under the text and the first buttons. */
  illustration?: IllustrationView | undefined;
}

/**
 * The top of a page other than the home page: title, intro and picture. If the page has a thread, its first bead is
 * beside the title.
 */
export function PageHero({ hasThread = true, children, ...hero }: PageHeroProps) {
  const { accent, illustration, picture } = hero;
  const isPictured = Boolean(illustration ?? picture);
  return (
    <section
      className={`${accent ? `accent-${accent}` : ""} ${hasThread ? "thread thread-start" : ""}`}
      aria-labelledby="page-title"
    >
      {hasThread && <span className="thread-bead top-30 text-page sm:top-36" />}
      <div
        className={`measure grid items-center gap-x-12 gap-y-4 py-band max-sm:py-4 sm:gap-y-6 ${isPictured ? "lg:grid-cols-[1fr_auto]" : ""}`}
      >
        <div className={`min-w-0 ${children ? "lg:self-end" : ""}`.trimEnd()}>
          {hero.breadcrumbs && <Breadcrumbs {...hero.breadcrumbs} />}
          <h1
            id="page-title"
            className={`max-w-4xl text-page ${hero.breadcrumbs ? "mt-4 max-sm:mt-1" : ""}`.trimEnd()}
          >
            {unbroken(hero.title)}
          </h1>
          <p className="mt-4 max-w-2xl lg:mt-6 text-intro text-soft max-sm:leading-snug">
            {unbroken(hero.intro)}
          </p>
        </div>
        {isPictured && (
          <div
            className={`max-lg:order-1 lg:col-start-2 lg:row-start-1 ${children ? "lg:row-span-2" : ""} ${illustration ? "lg:w-[min(40vw,36rem)]" : "grid"}`}
          >
            {illustration ? <Illustration {...illustration} /> : picture}
          </div>
        )}
        {/*
         * Below `lg`, children without a link, such as the explanation of a list, are under the picture. So is a child with the
         * class `after-picture`.
         */}
        {children && (
          <div
            className={`min-w-0 lg:self-start ${picture ? "max-lg:not-has-[a]:order-2" : ""} ${isPictured ? "max-lg:has-[>.after-picture]:contents" : ""}`}
          >
            {children}
          </div>
        )}
      </div>
      <FirstPaint />
    </section>
  );
}
