import type { ComponentProps } from "react";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { Section } from "./section";

interface Card {
  title: string;
  text: string;
  sampleLabel?: string | undefined;
}

type CardSectionProps = ComponentProps<typeof Section> & { items: readonly Card[] };

/** Cards with a title and a few sentences each. In a wide window all are in one row, so four fit. Renders nothing if `items` is empty. */
export function CardSection({ items, ...section }: CardSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section {...section}>
      <ul className="mt-lead grid gap-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map((item) => (
          <li key={item.title} className="card p-4 sm:p-6">
            <h3 className="text-heading">{unbroken(item.title)}</h3>
            <p className="mt-2 max-w-prose sm:mt-3 text-soft">{unbroken(item.text)}</p>
            <SampleLabel label={item.sampleLabel} className="mt-4" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
