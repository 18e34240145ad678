import { SectionHeading } from "#app/ui/heading.tsx";
import { BrochureLink, type BrochureLinkProps } from "./brochure-link";

interface BrochureSamplesProps {
  title: string;
  intro: string;
  items: BrochureLinkProps[];
  /** Whether the page's thread passes by. */
  isOnThread?: boolean;
}

/** What a customer gets on paper, as samples to download. */
export function BrochureSamples({ title, intro, items, isOnThread = false }: BrochureSamplesProps) {
  if (items.length === 0) return null;
  return (
    <section className={isOnThread ? "thread on-paper" : undefined} aria-labelledby="samples">
      <div className="measure py-12">
        <SectionHeading id="samples" title={title} intro={intro} />
        <div className="-ms-2 mt-3 flex flex-col items-start sm:flex-row sm:flex-wrap sm:gap-x-6">
          {items.map((item) => (
            <BrochureLink key={item.path} {...item} />
          ))}
        </div>
      </div>
    </section>
  );
}
