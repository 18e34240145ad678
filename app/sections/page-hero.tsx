import type { ReactNode } from "react";
import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import { Breadcrumbs, type Crumb } from "#app/ui/breadcrumbs.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Accent } from "#data/schemas/accents.ts";

interface PageHeroProps {
  /** Of the solution that the page belongs to; without one it has no colour. */
  accent?: Accent;
  title: string;
  intro: string;
  breadcrumbs?: { label: string; crumbs: Crumb[] } | undefined;
  /** Badges, figures and buttons under the intro. */
  children?: ReactNode;
  /** A mark or a picture beside the words, and below them on a phone. */
  picture?: ReactNode;
  /** A picture of what the page's subject does, in place of `picture`; on a phone right below the intro. */
  illustration?: IllustrationView | undefined;
}

/** The top of an inner page: its title, beside the first bead of the page's thread. */
export function PageHero({ accent, picture, illustration, children, ...words }: PageHeroProps) {
  const isPictured = Boolean(illustration ?? picture);
  return (
    <section
      className={`${accent ? `accent-${accent} ` : ""}thread thread-start`}
      aria-labelledby="page-title"
    >
      <span className="thread-bead top-30 text-page sm:top-36" />
      <div
        className={`measure grid items-center gap-x-12 gap-y-6 py-6 lg:py-12 ${isPictured ? "lg:grid-cols-[1fr_auto]" : ""}`}
      >
        <div className={`min-w-0 ${children ? "lg:self-end" : ""}`}>
          {words.breadcrumbs && <Breadcrumbs {...words.breadcrumbs} />}
          <h1 id="page-title" className="mt-4 max-w-4xl text-page">
            {unbroken(words.title)}
          </h1>
          <p className="mt-4 max-w-2xl sm:mt-6 text-intro text-soft">{unbroken(words.intro)}</p>
        </div>
        {isPictured && (
          <div
            className={`lg:col-start-2 lg:row-start-1 ${children ? "lg:row-span-2" : ""} ${illustration ? "self-start lg:w-[min(40vw,36rem)]" : "grid max-lg:order-last"}`}
          >
            {illustration ? <Illustration {...illustration} /> : picture}
          </div>
        )}
        {children && <div className="min-w-0 lg:self-start">{children}</div>}
      </div>
    </section>
  );
}
