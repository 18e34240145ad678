import { PageHero } from "#app/sections/page-hero.tsx";
import { type Bead, BeadMark } from "#app/ui/beadwork.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuoteLink } from "./quote-link";
import type { OpenQuote } from "./use-quote-dialog";

interface HeroSectionProps {
  title: string;
  lead: string;
  chat: string;
  chatLink: string;
  quote: string;
  marks: { id: string; bead: Bead }[];
  onQuote: OpenQuote;
}

export function HeroSection({ marks, onQuote, ...copy }: HeroSectionProps) {
  return (
    <PageHero bead={1} title={copy.title} lead={copy.lead} picture={<Pendant marks={marks} />}>
      <div className="flex flex-wrap gap-3">
        <QuoteLink onQuote={onQuote} className="grow sm:grow-0">
          {copy.quote}
        </QuoteLink>
        <ExternalButtonLink href={copy.chatLink} variant="quiet" className="grow sm:grow-0">
          <Icon name="message-circle" /> {copy.chat}
        </ExternalButtonLink>
      </div>
    </PageHero>
  );
}

/** How many beads hang in each row: ten make a triangle. */
const rows = [4, 3, 2, 1];

/** The ten products' marks, sewn into a pendant. */
function Pendant({ marks }: { marks: HeroSectionProps["marks"] }) {
  const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, count) => sum + count, 0));
  return (
    <div className="w-104 border-ink border-t-2 max-lg:hidden" aria-hidden="true">
      {rows.map((count, row) => (
        <div key={count} className={`flex justify-center ${row > 0 ? "-mt-[3.4%]" : ""}`}>
          {marks.slice(starts[row], (starts[row] ?? 0) + count).map((mark) => (
            <BeadMark key={mark.id} {...mark} className="w-1/4" />
          ))}
        </div>
      ))}
    </div>
  );
}
