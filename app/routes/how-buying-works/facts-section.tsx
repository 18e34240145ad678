import { ExternalLink } from "#app/ui/external-link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface FactsSectionProps {
  title: string;
  items: { label: string; text: string; link?: { label: string; address: string } }[];
}

/** The terms at a glance, one to a line. */
export function FactsSection({ title, items }: FactsSectionProps) {
  return (
    <section className="measure py-12 lg:py-20" aria-labelledby="facts">
      <h2 id="facts" className="text-title">
        {title}
      </h2>
      <dl className="mt-8 border-ink border-y-2">
        {items.map((item) => (
          <div
            key={item.label}
            className="grid gap-x-12 gap-y-1 border-line border-b py-5 last:border-0 lg:grid-cols-[1fr_2.4fr]"
          >
            <dt className="font-bold font-display text-heading">{item.label}</dt>
            <dd className="max-w-prose">
              {unbroken(item.text)}
              {item.link && (
                <>
                  {" "}
                  <ExternalLink {...item.link} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
