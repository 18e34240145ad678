import { Section } from "#app/sections/section.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

/** The prices, then what they depend on, then whom the service does not suit. */
export function PricingSection({ title, intro, buying, figures, factors, notFor }: ServicePage["pricing"]) {
  return (
    <Section headingId="pricing" title={title} intro={intro} link={buying}>
      <div className="mt-10 overflow-hidden rounded-card border border-line bg-card shadow-card">
        <div className="kanga-edge" />
        <dl className="px-6 py-4 sm:px-10 lg:px-14">
          {figures.map((figure, index) => (
            <div
              key={figure.label}
              className="items-baseline justify-between gap-x-8 border-line border-b py-5 last:border-0 sm:flex"
            >
              <dt className="text-soft">{figure.label}</dt>
              <dd
                className={`text-balance font-bold font-display tabular-nums sm:text-end ${index === 0 ? "text-heading sm:text-title" : "text-heading"}`}
              >
                {unbroken(figure.value)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid bg-sunk lg:grid-flow-col lg:auto-cols-fr">
          {factors.items.length > 0 && (
            <div className="border-line border-t p-6 sm:p-10 lg:px-14">
              <h3 className="text-heading">{factors.title}</h3>
              <ul className="points dots">
                {factors.items.map((factor) => (
                  <li key={factor}>{factor}</li>
                ))}
              </ul>
            </div>
          )}
          {notFor.items.length > 0 && (
            <div className="border-line border-t p-6 sm:p-10 lg:not-first:border-s lg:px-14">
              <h3 className="text-heading">{notFor.title}</h3>
              <ul className="points dots [--accent:currentColor]">
                {notFor.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
