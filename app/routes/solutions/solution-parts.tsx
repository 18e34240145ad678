import { BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import type { SolutionsPage } from "./solutions-page.server";

/** What every shape of section shows of a solution. */
export type SolutionProps = SolutionsPage["solutions"][number] & {
  /** Turned round, so that the second picture is not at the same side as the first. */
  isMirrored: boolean;
};

/** What a solution on a light ground is, its tools, and the way to its own page. */
export function SolutionIntro({ id, title, description, path, tools, more }: SolutionProps) {
  return (
    <>
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <p className="mt-3 max-w-prose text-intro text-soft max-sm:text-base sm:mt-5">{description}</p>
      <ToolLinks {...tools} className="mt-1 sm:mt-8" />
      <ButtonLink to={path} variant="quiet" className="mt-1 sm:mt-8">
        {more}
      </ButtonLink>
    </>
  );
}

/** The names of a solution's tools, each a link with the tool's own mark; nothing where there are none. */
export function ToolLinks({ title, items, className }: SolutionProps["tools"] & { className: string }) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      <NarrowFold heading="h3" headingClasses="font-semibold" title={title}>
        <ul className="mt-3 flex flex-wrap gap-2">
          {items.map((tool) => (
            <li key={tool.id}>
              <Link
                to={tool.path}
                lang={tool.lang}
                className="inline-flex min-h-11 items-center gap-2.5 rounded-full border-2 border-current/25 py-1 ps-1.5 pe-4 font-semibold leading-tight hover:border-current"
              >
                <BeadMark id={tool.id} accent={tool.accent} className="size-7" />
                {tool.title}
              </Link>
            </li>
          ))}
        </ul>
      </NarrowFold>
    </div>
  );
}
