import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface OverviewSectionProps {
  title: string;
  paragraphs: string[];
  list: { title: string; items: string[] };
  /** Classes for the columns of the list. */
  columns?: string;
}

export function OverviewSection({ title, paragraphs, list, columns = "" }: OverviewSectionProps) {
  return (
    <Section headingId="overview" columns="wide">
      <div className="self-baseline">
        <SectionHeading id="overview" title={title} />
        <div className="mt-3 grid max-w-prose gap-3 text-lg max-sm:text-base sm:gap-5 first-line:text-intro lg:text-xl">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
      </div>
      {list.items.length > 0 && (
        <div className="self-baseline">
          <h3 className="text-heading">{list.title}</h3>
          <PointList items={list.items} mark="dots" className={columns} />
        </div>
      )}
    </Section>
  );
}
