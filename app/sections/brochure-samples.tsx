import { SectionHeading } from "#app/ui/heading.tsx";
import { BrochureLink, type BrochureLinkProps } from "./brochure-link";

interface BrochureSamplesProps {
  title: string;
  intro: string;
  items: BrochureLinkProps[];
}

/** What a customer gets on paper, as samples to download. */
export function BrochureSamples({ title, intro, items }: BrochureSamplesProps) {
  if (items.length === 0) return null;
  return (
    <section className="measure py-12" aria-labelledby="samples">
      <SectionHeading id="samples" title={title} intro={intro} />
      <div className="-ms-2 mt-3 flex flex-col items-start sm:flex-row sm:flex-wrap sm:gap-x-6">
        {items.map((item) => (
          <BrochureLink key={item.path} {...item} />
        ))}
      </div>
    </section>
  );
}
