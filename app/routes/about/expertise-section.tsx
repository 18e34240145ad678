import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/route";

type Expertise = Route.ComponentProps["loaderData"]["expertise"];

/** The fields of expertise in one line of text, and below them the certifications and the company's facts. */
export function ExpertiseSection({ title, items, certifications, company }: Expertise) {
  return (
    <Section headingId="expertise" ground="sunk" title={title}>
      <ul className="mt-lead flex flex-wrap gap-x-5 gap-y-1 font-bold font-display text-heading leading-snug sm:text-large sm:leading-snug">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-3">
            <span className="size-[0.5em] shrink-0 rounded-full bg-current" /> {item}
          </li>
        ))}
      </ul>
      {certifications.items.length > 0 && (
        <div className="mt-lead grid items-center gap-x-10 gap-y-3 card border-2 border-ink bg-transparent p-6 sm:p-8 lg:grid-cols-half">
          <div>
            <h3 className="text-heading">{certifications.title}</h3>
            <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
              {certifications.items.map((certification) => (
                <li key={certification.name}>
                  <Certification {...certification} />
                </li>
              ))}
            </ul>
          </div>
          {certifications.note && <p className="max-w-prose text-soft">{certifications.note}</p>}
        </div>
      )}
      {company.facts.length > 0 && (
        <div className="mt-6 grid gap-x-10 gap-y-5 card p-6 sm:p-8 lg:grid-cols-narrow">
          <h3 className="text-heading">{company.title}</h3>
          <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {company.facts.map(({ id, label, value }) => (
              <div key={id}>
                <dt className="text-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Section>
  );
}

/** Only certificates that a reader can check get the shield icon. The others are rules that the company follows. */
function Certification({ name, link, details, isCheckable }: Expertise["certifications"]["items"][number]) {
  return (
    <>
      <span className="flex items-center gap-2.5 font-semibold">
        {isCheckable && <Icon name="shield-check" className="size-6" />}
        {link ? (
          <a href={link} target="_blank" rel="noopener" className="text-link">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      {details && <span className="block text-soft">{details}</span>}
    </>
  );
}
