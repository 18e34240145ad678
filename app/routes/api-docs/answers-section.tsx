import { SectionHeading } from "#app/ui/heading.tsx";
import { Entries, type EntriesProps } from "./entries";

interface AnswersSectionProps extends EntriesProps {
  title: string;
  intro: string;
}

/** Every status, when it comes, and what it says. */
export function AnswersSection({ title, intro, items }: AnswersSectionProps) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="answers">
      <div className="measure py-16 lg:py-24">
        <SectionHeading id="answers" title={title} intro={intro} />
        <Entries items={items} />
      </div>
    </section>
  );
}
