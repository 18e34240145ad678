import { Illustration } from "#app/illustrations/illustration.tsx";
import { choiceIndexOf, EmptyList, FilterPanel } from "#app/search/filter-panel.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CardLink } from "#app/ui/link.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { fill } from "#data/load/fill.ts";
import type { ToolsPage } from "./tools-page";

export function CatalogueSection({ title, count, none, filter, tools }: ToolsPage["catalogue"]) {
  return (
    <section
      className="thread border-line border-t bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="tools"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)] max-sm:top-[1.7rem]" />
      <div className="measure relative grid grid-cols-1 gap-y-4 py-section max-sm:gap-y-2 max-sm:pt-4 lg:gap-y-1 lg:pt-8">
        <div className="flex flex-wrap items-baseline gap-x-6 max-lg:justify-between lg:min-h-12">
          <h2 id="tools" className="text-title">
            {title}
          </h2>
          <p role="status" data-count={count} className="filter-count font-semibold tabular-nums">
            {fill(count, { count: tools.length })}
          </p>
        </div>
        {/* In a wide window the search is beside the title. The categories are smaller, to need one row, and two on a tablet. */}
        <div className="lg:mb-3 [&_fieldset]:mt-1 [&_.max-w-xl]:max-w-none lg:[&_form>div]:absolute lg:[&_form>div]:end-0 lg:[&_form>div]:top-8 lg:[&_form>div]:w-80 md:[&_label]:gap-1.5 md:[&_label]:px-2.5 md:[&_label]:text-[0.875rem]">
          <FilterPanel {...filter} />
        </div>
        <div className="min-w-0">
          <ul
            data-list
            className="filter-list grid content-start gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-6"
          >
            {tools.map((tool, index) => (
              <li
                key={tool.id}
                data-category={choiceIndexOf(tool.category, filter.choices)}
                className={index === 0 ? "sm:col-span-full" : ""}
              >
                <ToolCard {...tool} isLead={index === 0} />
              </li>
            ))}
          </ul>
          <EmptyList {...none} />
        </div>
      </div>
    </section>
  );
}

type ToolCardProps = ToolsPage["catalogue"]["tools"][number] & { isLead: boolean };

/** The look of "View tool": an underlined word beside the end of the price. In wider windows an available tool has a button. */
const viewClasses = "min-h-12 shrink-0 py-1.5 max-sm:text-sm max-sm:leading-tight";
const buttonClasses = `${viewClasses} max-sm:border-0 max-sm:px-0 max-sm:underline max-sm:underline-offset-4 sm:min-w-26 sm:px-4`;

/** @param isLead whether the card is the first: it is then wider from `lg` up, and lists features */
function ToolCard({ isLead, ...tool }: ToolCardProps) {
  return (
    <article
      lang={tool.lang}
      className={`accent-${tool.accent} group card relative grid h-full grid-rows-[auto_1fr] overflow-hidden hover:border-ink ${isLead ? "lead-card lg:grid-cols-half lg:grid-rows-1" : ""}`}
    >
      <Illustration
        {...tool.illustration}
        className={`self-start rounded-none ${isLead ? "lg:h-full lg:[--shape:auto]" : "illustration-strip max-sm:h-36 max-sm:[--shape:auto]"}`}
      />
      <div className="flex min-w-0 flex-col gap-y-1 px-3.5 pt-2 pb-1 sm:gap-y-1.5 sm:p-5 xl:p-6">
        <h3
          className={`text-lg leading-tight sm:text-heading sm:leading-tight ${isLead ? "lg:text-large lg:leading-[1.08]" : ""}`}
        >
          <CardLink to={tool.path} data-searched>
            {unbroken(tool.title)}
          </CardLink>
        </h3>
        {tool.inShort && (
          <p data-searched className="font-semibold max-sm:text-sm">
            {tool.inShort}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft max-sm:text-sm sm:gap-x-4">
          <Badge {...tool.status} />
          <span className="flex items-center gap-2">
            <span className="size-2.5 shrink-0 rounded-full bg-(--accent)" /> {tool.category}
          </span>
          {tool.rating && (
            <span className="flex flex-wrap items-center gap-1.5 font-semibold text-ink tabular-nums">
              <Icon name="star" className="size-4" />
              <span className="sr-only">{tool.rating.label}</span>
              <span aria-hidden="true">{tool.rating.value}</span>
              {tool.rating.sampleLabel && (
                <span className="font-normal text-soft">· {tool.rating.sampleLabel}</span>
              )}
            </span>
          )}
        </p>
        {/* A search always includes the description and shows it, because it may contain the match. It is also visible if
            there is no short text, and on the first card from `lg` up. */}
        <p
          data-searched
          className={`text-soft max-sm:text-sm ${tool.inShort ? `hidden in-data-searching:block ${isLead ? "lg:block" : ""}` : ""}`}
        >
          {unbroken(tool.description)}
        </p>
        {isLead && (
          <PointList items={tool.features} className="my-2 gap-2 border-line border-t pt-4 max-sm:hidden" />
        )}
        <div className="mt-auto flex items-center justify-between gap-x-4 sm:items-end sm:pt-5">
          <p className="font-semibold tabular-nums max-sm:text-sm">
            {unbroken(tool.price)}
            {tool.period && (
              <>
                {" "}
                <span className="font-normal text-sm sm:block">{tool.period}</span>
              </>
            )}
          </p>
          {tool.open ? (
            <ButtonLink
              to={tool.open.path}
              target="_blank"
              rel="noopener"
              variant="quiet"
              aria-label={tool.open.label}
              className={`relative ${buttonClasses}`}
            >
              {tool.open.text} <Icon name="arrow-right" className="arrow size-4 max-xl:hidden" />
            </ButtonLink>
          ) : (
            // Only available tools have a button. This looks like a link, and is text: the title's link covers the whole card.
            <span
              aria-hidden="true"
              data-print="hidden"
              className={`inline-flex items-center gap-2 font-semibold leading-tight underline underline-offset-4 group-hover:decoration-2 ${viewClasses}`}
            >
              {tool.see} <Icon name="arrow-right" className="arrow size-4 max-sm:hidden" />
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
