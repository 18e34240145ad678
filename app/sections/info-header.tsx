import type { ComponentProps } from "react";
import type { infoHeader } from "#app/content/info-header-links.ts";
import type { Additions } from "#app/contract/feature.ts";
import { ThreadCover } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { FileLink } from "./file-links";
import { OfficeWeek } from "./office-week";

type Header = ReturnType<typeof infoHeader>;

interface InfoHeaderProps extends Omit<Header, "siblings"> {
  /** Undefined on a page that has its own {@link SiblingPages} below its text. */
  siblings: Header["siblings"] | undefined;
  heading: string;
  intro: string;
  /** Whether the intro is about a form, which is not printed. */
  isIntroOfForm?: boolean;
  updated?: { date: string; label: string } | undefined;
  action?: { label: string; path: string } | undefined;
  /** On pages about support. A phone leaves it out: these pages have the hours below. */
  week?: ComponentProps<typeof OfficeWeek> | undefined;
  /** Whether the page's sections are joined by a thread, which begins here. */
  hasThread?: boolean;
  /** The HTML of a picture, hidden from screen readers. Wide windows show its upper part beside the title. */
  picture?: string | undefined;
  /** Links to files beside the action. */
  files?: Additions["files"];
}

/**
 * The top of a page that the footer links to. Pages about the company have a pattern above the title, and a long help
 * page has the thread beside it.
 */
export function InfoHeader({
  kind,
  id,
  heading,
  intro,
  isIntroOfForm = false,
  updated,
  action,
  week,
  siblings,
  hasThread = false,
  picture,
  files,
}: InfoHeaderProps) {
  const isOnThread = kind === "help" && hasThread;
  // The picture leaves the title less width.
  const titleSize = picture ? "text-headline" : "text-page";
  return (
    <header className={isOnThread ? "thread thread-start" : undefined}>
      {isOnThread && <span className={`thread-bead top-16 sm:top-24 ${titleSize}`} />}
      {kind === "company" && <ThreadCover id={id} className="h-[clamp(6rem,14vw,12rem)]" />}
      <div className={`measure grid gap-x-16 gap-y-6 py-band ${columns(kind, Boolean(picture))}`}>
        <h1 id="page-title" className={`max-w-4xl ${titleSize}`}>
          {heading}
        </h1>
        <div>
          <p data-print={isIntroOfForm ? "hidden" : undefined} className="max-w-2xl text-intro text-soft">
            {unbroken(intro)}
          </p>
          {updated && (
            <p className="mt-4 text-soft">
              <time dateTime={updated.date}>{updated.label}</time>
            </p>
          )}
          {action && (
            <p className="mt-4 flex flex-wrap gap-x-3 sm:mt-6">
              <ButtonLink to={action.path}>{action.label}</ButtonLink>
              {files?.map((file) => (
                <FileLink key={file.path} {...file} className="max-sm:-ms-2" />
              ))}
            </p>
          )}
        </div>
        {week && <OfficeWeek {...week} />}
        {picture && (
          <figure
            aria-hidden="true"
            className="-mb-band w-88 self-stretch contain-size [clip-path:inset(-2rem_-2rem_0)] *:-translate-x-2 *:-translate-y-4 max-lg:hidden lg:row-span-2 lg:row-start-1 lg:col-start-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a feature's own component, from data/
            dangerouslySetInnerHTML={{ __html: picture }}
          />
        )}
        {kind === "resource" && (
          <ThreadCover
            id={id}
            className="h-40 rounded-card sm:h-56 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-72 lg:w-88"
          />
        )}
      </div>
      {siblings && <SiblingPages {...siblings} />}
    </header>
  );
}

/** Wide windows: a pattern or a picture keeps its own width, and the title takes the rest. */
function columns(kind: Header["kind"], hasPicture: boolean) {
  if (kind === "resource" || hasPicture) return "items-baseline-last lg:grid-cols-[1fr_auto]";
  if (kind === "company") return "items-center lg:grid-cols-wide";
  return "items-baseline lg:grid-cols-wide";
}

/** Links to the pages of the same kind. */
export function SiblingPages({ label, links }: Header["siblings"]) {
  if (links.length < 2) return null;
  const current = links.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-label={label} className="border-line border-b">
      <details className="measure lg:unfolded">
        <FoldSummary className="min-h-12 font-semibold text-soft">
          <span>
            {label}: {current?.label}
          </span>
        </FoldSummary>
        <ul className="flex flex-wrap gap-x-7 max-lg:pb-3">
          {links.map((link) => (
            <li key={link.path}>
              <Link
                to={link.path}
                lang={link.lang}
                aria-current={link.isCurrent ? "page" : undefined}
                className="flex min-h-12 items-center pb-1 font-semibold text-soft hover:text-ink hover:underline aria-[current=page]:border-(--accent) aria-[current=page]:border-b-4 aria-[current=page]:pb-0 aria-[current=page]:text-ink"
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
