import { ContactWays } from "#app/leads/forms/contact-ways.tsx";
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
