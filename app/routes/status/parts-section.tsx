import { ExternalLink } from "#app/ui/external-link.tsx";

interface PartsSectionProps {
  title: string;
  labels: { watch: string; stops: string };
  items: { title: string; watch: string; stops: string; link?: { label: string; address: string } }[];
}

/** Part by part: what is watched, and what happens when it stops. */
export function PartsSection({ title, labels, items }: PartsSectionProps) {
  return (
    <section className="measure py-12 lg:py-20" aria-labelledby="parts">
      <h2 id="parts" className="text-title">
        {title}
      </h2>
      <ul className="mt-8 border-ink border-y-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-12 gap-y-4 border-line border-b py-7 last:border-0 lg:grid-cols-[1fr_2.4fr]"
          >
            <h3 className="text-heading">{item.title}</h3>
            <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
              <dl className="contents">
                <div>
                  <dt className="font-semibold text-soft">{labels.watch}</dt>
                  <dd className="mt-1">{item.watch}</dd>
                </div>
                <div>
                  <dt className="font-semibold text-soft">{labels.stops}</dt>
                  <dd className="mt-1">{item.stops}</dd>
                </div>
              </dl>
              {item.link && (
                <p>
                  <ExternalLink {...item.link} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
