import type { IndustryPage } from "./industry-page.server";

/** Sentences heard in such offices, in large type, each with its background. */
export function PainsSection({ title, items }: IndustryPage["pains"]) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="pains">
      <div className="measure py-section">
        <h2 id="pains" className="text-heading text-soft">
          {title}
        </h2>
        <ul className="mt-8">
          {items.map(({ saying, description }) => (
            <li
              key={saying}
              className="grid gap-x-16 gap-y-3 border-line border-t py-8 first:border-ink first:border-t-2 lg:grid-cols-[1.3fr_1fr] lg:items-baseline lg:py-10"
            >
              <h3 className="-indent-[0.44em] text-large">
                <span aria-hidden="true">“</span>
                {saying}
                <span aria-hidden="true">”</span>
              </h3>
              <p className="max-w-prose text-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
