import { ButtonLink } from "#app/ui/button.tsx";
import type { InfoPage } from "./info-page.server";

/** The one thing to do after reading: a card as wide as its place, its button beside the words where there is room. */
export function ActionSection({ title, text, label, path, second }: NonNullable<InfoPage["action"]>) {
  return (
    <section
      aria-labelledby="action"
      className="@container overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="h-2 bg-(--accent)" />
      <div className="grid @2xl:grid-cols-[1fr_auto] items-center gap-x-12 gap-y-6 @2xl:p-9 p-6">
        <div>
          <h2 id="action" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 max-w-prose text-soft">{text}</p>
        </div>
        <div className="grid gap-3">
          <ButtonLink to={path}>{label}</ButtonLink>
          {second && (
            <ButtonLink to={second.path} variant="quiet">
              {second.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
