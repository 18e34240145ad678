import { NewsletterForm, newsletterText, withoutScript } from "#app/sections/newsletter-form.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbreakableTimes, unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";
import type { SiteLayout } from "./layout";
import { Wordmark } from "./site-header";

interface LinkGroup extends InLanguage {
  label: string;
  links: ({ label: string; path: string } & InLanguage)[];
}

export function SiteFooter({
  isNewsletterShown,
  ...props
}: SiteLayout["footer"] & {
  /** False on pages that have their own newsletter box. */
  isNewsletterShown: boolean;
}) {
  return (
    <footer className="bg-night text-on-night">
      <div className="pattern-border" />
      <div
        className={`measure grid gap-4 py-4 lg:grid-cols-rail lg:gap-x-12 lg:gap-y-3 lg:pt-6 ${isNewsletterShown ? "lg:pb-3" : "lg:pb-6"}`}
      >
        <div className="grid content-start gap-y-3">
          <div>
            <Wordmark name={props.name} home={props.home} />
            <p className="mt-3 max-w-sm text-night-soft">{props.about}</p>
          </div>
          <div>
            <p className="font-semibold">{props.contact}</p>
            <p className="flex flex-wrap items-center gap-x-5 lg:block">
              <a
                href={`mailto:${props.email}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {props.email}
              </a>
              <span className="block text-night-soft">{props.place}</span>
            </p>
          </div>
          <div>
            <p className="font-semibold">{props.hoursLabel}</p>
            <ul className="text-night-soft tabular-nums">
              {props.hours.map((hours) => (
                <li key={hours}>{unbroken(hours, unbreakableTimes)}</li>
              ))}
              <li>{props.onCall}</li>
            </ul>
          </div>
        </div>
        <div className="grid min-[18rem]:grid-cols-2 gap-x-6 lg:gap-y-4 lg:grid-cols-[repeat(5,auto)] lg:grid-rows-[auto_1fr] lg:justify-between">
          {props.groups.map((group, index) => (
            <FooterGroup
              key={group.label}
              {...group}
              place={places[index] ?? "lg:row-span-2 lg:row-start-1"}
            />
          ))}
        </div>
        {isNewsletterShown && (
          <div
            className={`grid gap-y-1 max-lg:mt-2 lg:col-span-2 lg:grid-cols-subgrid lg:items-baseline lg:border-night-line lg:border-t lg:pt-3 ${withoutScript(props.newsletter)}`}
          >
            <p className="font-bold font-display text-xl">{props.newsletter.title}</p>
            <div className="grid gap-x-12 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
              <p className="text-night-soft">{newsletterText(props.newsletter)}</p>
              <NewsletterForm {...props.newsletter} onNight isFlat />
            </div>
          </div>
        )}
      </div>
      <div className="border-night-line border-t">
        <div className="measure fill-row flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 text-night-soft text-sm lg:py-2">
          <p>
            {props.certifications.length > 0 && (
              <>
                <Link
                  to="/security#certifications"
                  className="underline underline-offset-4 hover:text-on-night"
                >
                  {props.certificationsLabel}
                </Link>
                : {props.certifications.join(", ")}
              </>
            )}
            {props.facts.length > 0 && <span className="mt-1 block">{props.facts.join(" · ")}</span>}
            {props.samples && <small className="mt-1 block text-sm">{props.samples}</small>}
          </p>
          <ul className="flex flex-wrap gap-x-5 min-[18rem]:max-sm:grid min-[18rem]:max-sm:grid-cols-3">
            {props.legal.map((link) => (
              <li key={link.path}>
                <Link
                  to={link.path}
                  lang={link.lang}
                  className="inline-flex min-h-11 items-center pointer-coarse:min-w-11 hover:text-on-night hover:underline"
                >
                  {link.label}
                </Link>
              </li>
            ))}
            <li>
              {/* A plain `<a>`, because the feed is a file: `Link` is for pages. */}
              <a
                href={props.feed.path}
                type="application/rss+xml"
                // Its ring ends beside the button back to the top.
                className="inline-flex min-h-11 items-center outline-offset-0 hover:text-on-night hover:underline"
              >
                {props.feed.label}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The places of some groups by index. The second is below the first, so that all others begin at the top. */
const places: Record<number, string> = {
  0: "lg:row-start-1",
  1: "lg:col-start-1 lg:row-span-2 lg:row-start-2",
};

/** Folded on a phone, always open where there is room (ui/narrow-fold.css). It has two headings, of which one is shown. */
function FooterGroup({ label, links, lang, place }: LinkGroup & { place: string }) {
  return (
    <nav aria-label={label} className={place}>
      <p lang={lang} className="mb-1 hidden font-semibold lg:can-unfold:block">
        {label}
      </p>
      <details className="border-night-line border-t lg:unfolded lg:can-unfold:border-0">
        <FoldSummary lang={lang} className="min-h-11 font-semibold">
          {label}
        </FoldSummary>
        <ul className="gap-6 max-lg:pb-4 max-lg:[columns:2_10rem]">
          {links.map((link) => (
            <li key={link.path}>
              <Link
                to={link.path}
                lang={link.lang}
                className="inline-flex min-h-7 items-center py-1 text-night-soft leading-tight hover:text-on-night hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
