import { SectionHeading } from "~/ui/heading";
import type { IconName } from "~/ui/icon";
import { Icon } from "~/ui/icon";

interface ReasonsSectionProps {
  title: string;
  lead: string;
  items: { icon: IconName; title: string; text: string }[];
}

export function ReasonsSection({ title, lead, items }: ReasonsSectionProps) {
  return (
    <section className="thread" aria-labelledby="reasons">
      <span className="bead-5 thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid gap-12 py-section lg:grid-cols-[1fr_1.35fr]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <SectionHeading id="reasons" title={title} lead={lead} />
        </div>
        <ul>
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-6 gap-y-2 border-line border-t-2 py-8 sm:grid-cols-[2rem_1fr]"
            >
              <Icon name={item.icon} className="mt-0.5 size-7 text-action" />
              <div>
                <h3 className="text-heading">{item.title}</h3>
                <p className="mt-2 max-w-prose text-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
