import type { ApiDocsPage } from "./api-docs-page.server";

/** Where to send, and under which rules. */
export function RulesSection({ title, items, address }: ApiDocsPage["rules"]) {
  return (
    <section aria-labelledby="rules" className="measure py-12 lg:py-16">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border-(--accent) border-s-12 bg-sunk p-5 font-mono sm:p-7 sm:text-xl">
        <span className="font-bold">POST</span>
        <span className="wrap-anywhere">{address}</span>
      </p>
      <h2 id="rules" className="mt-14 text-title">
        {title}
      </h2>
      <ol className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item} className="grid grid-cols-[2.5rem_1fr] border-line border-t pt-4">
            <span className="font-bold font-display text-heading tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </section>
  );
}
