import { ContactWays } from "#app/leads/forms/contact-ways.tsx";
import { RelatedRow } from "#app/sections/related-row.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { InfoPage } from "./info-page.server";

/** How to reach a person, before the text. */
export function WaysSection({ title, note, contact }: NonNullable<InfoPage["ways"]>) {
  return (
    <section aria-labelledby="ways" className="overflow-hidden rounded-card border-2 border-ink bg-card">
      <div className="p-6 sm:p-8">
        <h2 id="ways" className="text-heading">
          {title}
        </h2>
        <ContactWays {...contact} />
      </div>
      <p className="bg-night p-6 text-on-night sm:px-8">{note}</p>
    </section>
  );
}

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

/** What to read or to look at next. */
export function ReferencesSection({ title, items }: NonNullable<InfoPage["references"]>) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="related">
      <div className="measure grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_2.2fr] lg:py-24">
        <h2 id="related" className="text-title">
          {title}
        </h2>
        <ul className="border-ink border-t-2">
          {items.map((item) => (
            <RelatedRow
              key={item.path}
              item={item}
              className="grid-cols-[3rem_1fr] gap-x-5 border-line border-b py-6 sm:grid-cols-[4rem_1fr]"
              mark="size-12 sm:size-16"
              kicker={item.kindLabel}
            >
              <p className="mt-1.5 max-w-prose text-soft">{item.description}</p>
            </RelatedRow>
          ))}
        </ul>
      </div>
    </section>
  );
}
