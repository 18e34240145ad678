import { CheckList } from "#app/ui/check-list.tsx";
import { TextLink } from "#app/ui/link.tsx";

interface SideSectionProps {
  offer: { title: string; steps: { title: string; text: string }[] };
  reasons: { title: string; items: string[] };
  /** To what else there is to know about money. */
  buying: { label: string; path: string };
}

/** Beside the form: what follows, and why. */
export function SideSection({ offer, reasons, buying }: SideSectionProps) {
  return (
    <div className="grid content-start gap-12 lg:row-span-2 lg:pt-14">
      <section aria-labelledby="offer">
        <h2 id="offer" className="text-heading">
          {offer.title}
        </h2>
        <dl className="mt-5 grid gap-3">
          {offer.steps.map((step) => (
            <div key={step.title}>
              <dt className="font-semibold">{step.title}</dt>
              <dd className="text-soft">{step.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="text-heading">
          {reasons.title}
        </h2>
        <CheckList items={reasons.items} className="mt-5" />
        <p className="mt-4">
          <TextLink to={buying.path}>{buying.label}</TextLink>
        </p>
      </section>
    </div>
  );
}
