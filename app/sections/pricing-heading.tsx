import { SectionHeading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

interface PricingHeadingProps {
  title: string;
  intro: string;
  buying: { label: string; path: string };
}

/** The heading above prices, with the way to the page that says how one buys. */
export function PricingHeading({ title, intro, buying }: PricingHeadingProps) {
  return (
    <SectionHeading id="pricing" title={title} intro={intro}>
      <p>
        <Link to={buying.path} className="text-link inline-flex min-h-11 items-center">
          {buying.label}
        </Link>
      </p>
    </SectionHeading>
  );
}
