import { StatusBadge } from "#app/sections/status-badge.tsx";
import { type Bead, BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Tool } from "#data/schemas/tool.ts";

export interface ToolCardProps {
  id: string;
  path: string;
  title: string;
  description: string;
  category: string;
  bead: Bead;
  status: Tool["status"];
  features: string[];
  /** Only of tools that were rated. */
  rating?: { value: string; label: string; sampleLabel: string | undefined };
  /** Only of tools that can be used today: the button that opens it in a new tab. */
  open?: { text: string; label: string };
}

/** @param isLead the first of the whole list is wide and carries a large mark */
export function ToolCard({ isLead, ...tool }: ToolCardProps & { isLead: boolean }) {
  return (
    <article
      className={`bead-${tool.bead} group relative grid h-full overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-ink ${isLead ? "lg:grid-cols-[17rem_1fr]" : ""}`}
    >
      <span className="absolute inset-x-0 top-0 h-1.5 bg-(--bead)" />
      {isLead && (
        <div className="relative hidden overflow-hidden bg-night lg:block">
          <BeadMark
            id={tool.id}
            bead={tool.bead}
            className="-start-40 -translate-y-1/2 absolute top-1/2 size-100"
          />
        </div>
      )}
      <div className="flex flex-col p-6 sm:p-7">
        <div className={`mb-5 flex items-start justify-between gap-4 ${isLead ? "lg:justify-end" : ""}`}>
          <BeadMark id={tool.id} bead={tool.bead} className={`size-16 ${isLead ? "lg:hidden" : ""}`} />
          <StatusBadge status={tool.status} />
        </div>
        <h3 className={isLead ? "text-heading lg:text-title" : "text-heading"}>
          <Link to={tool.path} className="after:absolute after:inset-0 group-hover:underline">
            {unbroken(tool.title)}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-soft">
          <span className="flex items-center gap-2">
            <span className="size-3 shrink-0 rounded-full bg-(--bead)" /> {tool.category}
          </span>
          {tool.rating && (
            <span className="flex items-center gap-1.5 font-semibold text-ink tabular-nums">
              <Icon name="star" className="size-4 text-action" />
              <span className="sr-only">{tool.rating.label}</span>
              <span aria-hidden="true">{tool.rating.value}</span>
              <SampleLabel label={tool.rating.sampleLabel} className="ms-2 font-normal" />
            </span>
          )}
        </p>
        <p className="mt-4 text-soft">{unbroken(tool.description)}</p>
        <CheckList items={tool.features} className="mt-5 mb-6 gap-2 border-line border-t pt-5" />
        {tool.open && (
          <ButtonLink
            to={tool.path}
            target="_blank"
            rel="noopener"
            variant="quiet"
            aria-label={tool.open.label}
            className="relative mt-auto self-start"
          >
            {tool.open.text} <Icon name="external-link" className="size-4" />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
