import type { ToolPage } from "#app/content/tool-page.ts";
import type { FileLink as FileLinkProps } from "#app/contract/feature.ts";
import type { IllustrationView } from "#app/illustrations/illustration.tsx";
import { FileLink } from "#app/sections/file-links.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, ExternalButtonLink, JumpLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type HeroSectionProps = Omit<ToolPage["hero"], "illustration"> & {
  /** Undefined on pages that show the demo instead. */
  illustration: IllustrationView | undefined;
  /** On pages with a demo: the label of the second button, which leads to it. */
  tryIt?: string | undefined;
  files?: FileLinkProps[];
};

export function HeroSection({ accent, illustration, ...tool }: HeroSectionProps) {
  const facts = (
    <>
      <ul
        aria-label={tool.factsLabel}
        className="after-picture -mt-2 flex flex-wrap items-center gap-x-4 text-sm text-soft max-lg:order-2 sm:-mt-3 lg:mb-4"
      >
        <li>
          <Badge {...tool.status} />
        </li>
        <li>
          <Link
            to={tool.categoryPath}
            className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            <span className="size-3 rounded-full bg-(--accent)" /> {tool.category}
          </Link>
        </li>
        {/* One item, so that a line that has room for both does not break between them. */}
        {(tool.rating || tool.users) && (
          <li className="tabular-nums">
            {tool.rating && (
              <>
                <Icon name="star" className="me-1.5 inline size-4" />
                {tool.rating}
              </>
            )}
            {tool.rating && tool.users && " · "}
            {tool.users}
            {tool.users && tool.sampleLabel && ` · ${tool.sampleLabel}`}
          </li>
        )}
      </ul>
      <div>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <p className="font-bold font-display text-intro tabular-nums">{tool.price}</p>
          <p className="text-soft">
            <Icon name={tool.isAvailable ? "check" : "clock"} className="inline size-4 text-good" />{" "}
            {tool.promise}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2 fill-row sm:mt-4 lg:mt-6">
          {/* The main action is the same on all pages, also in the header and in the bar of a phone. */}
          <ButtonLink to={tool.startPath} className="max-sm:px-2 lg:px-5">
            {tool.start}
          </ButtonLink>
          {tool.tryIt && (
            <JumpLink href="#try" variant="quiet" className="max-sm:px-2 lg:px-5">
              {tool.tryIt}
            </JumpLink>
          )}
          {/* At most two of these have a frame. */}
          <ExternalButtonLink
            href={tool.chatLink}
            variant={tool.tryIt ? "plain" : "quiet"}
            className={tool.tryIt ? "" : "max-sm:px-2 lg:px-5"}
          >
            <Icon name="message-circle" /> {tool.chat}
          </ExternalButtonLink>
        </div>
      </div>
      <div className="after-picture max-lg:order-2">
        <div className="-ms-2 flex flex-wrap gap-x-3 text-sm max-sm:*:min-h-11 max-sm:*:py-2 text-soft lg:mt-1">
          {tool.demoLink && (
            <JumpLink href={tool.demoLink} variant="plain">
              {tool.demo} <Icon name="arrow-down" />
            </JumpLink>
          )}
          {tool.files?.map((file) => (
            <FileLink key={file.path} {...file} />
          ))}
        </div>
      </div>
    </>
  );
  return (
    // `text-wrap: balance` would break “M-Pesa” at its hyphen on a phone.
    <div className={`[&_h1]:text-wrap ${illustration ? "" : "lg:[&_.measure]:py-6"}`.trimEnd()}>
      <PageHero
        accent={accent}
        title={tool.title}
        intro={tool.tagline}
        breadcrumbs={tool.breadcrumbs}
        illustration={illustration}
        picture={illustration ? undefined : <div className="self-end lg:w-136">{facts}</div>}
      >
        {illustration && facts}
      </PageHero>
    </div>
  );
}
