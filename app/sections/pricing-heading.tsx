import { SectionHeading } from "#app/ui/heading.tsx";
import { TextLink } from "#app/ui/link.tsx";

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
        <TextLink to={buying.path}>{buying.label}</TextLink>
      </p>
    </SectionHeading>
  );
}
