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
  /** Whether a section of the page, besides the picture, shows a demo. The second button then leads to it. */
  isTried?: boolean | undefined;
  files?: FileLinkProps[];
};

export function HeroSection({ accent, illustration, ...tool }: HeroSectionProps) {
  const linkClasses = { quiet: "max-sm:px-2 lg:px-5", plain: "-ms-2 justify-self-start" };
  // Two buttons have a frame, the other links are quiet. The second one leads to the demo, if the page has one besides its picture.
  const chatLink = (variant: "quiet" | "plain") => (
    <ExternalButtonLink href={tool.chatLink} variant={variant} className={linkClasses[variant]}>
      <Icon name="message-circle" /> {tool.chat}
    </ExternalButtonLink>
  );
  const demoLink = (variant: "quiet" | "plain") =>
    tool.demoLink && (
      <JumpLink href={tool.demoLink} variant={variant} className={linkClasses[variant]}>
        {tool.demo} <Icon name="arrow-down" />
      </JumpLink>
    );
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
          {tool.isTried ? demoLink("quiet") : chatLink("quiet")}
        </div>
      </div>
      {/* Below `lg` the chat stays above the picture. */}
      <div
        className={`after-picture flex flex-wrap gap-x-3 text-sm text-soft max-sm:*:min-h-11 max-sm:*:py-2 lg:mt-1 ${tool.isTried ? "max-lg:contents" : "max-lg:order-2"}`}
      >
        {tool.isTried ? chatLink("plain") : demoLink("plain")}
        {tool.files?.map((file) => (
          <FileLink key={file.path} {...file} className={`${linkClasses.plain} max-lg:order-2`} />
        ))}
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
