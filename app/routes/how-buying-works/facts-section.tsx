import { ExternalLink } from "#app/ui/external-link.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface FactsSectionProps {
  id: string;
  title: string;
  intro?: string;
  items: { label: string; text: string; link?: { label: string; address?: string; path?: string } }[];
}

/** Questions of a buyer and their answers, one to a line. */
export function FactsSection({ id, title, intro, items }: FactsSectionProps) {
  return (
    <section className="measure py-12 lg:py-20" aria-labelledby={id}>
      <SectionHeading id={id} title={title} intro={intro} />
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
                  {item.link.path ? (
                    <Link to={item.link.path} className="text-link">
                      {item.link.label}
                    </Link>
                  ) : (
                    item.link.address && <ExternalLink label={item.link.label} address={item.link.address} />
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
