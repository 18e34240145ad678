import { IllustrationGroup, type IllustrationGroupItem } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuoteLink } from "./quote-link";

interface HeroSectionProps {
  group: IllustrationGroupItem[];
  title: string;
  intro: string;
  chat: string;
  chatLink: string;
  quote: string;
}

export function HeroSection(copy: HeroSectionProps) {
  return (
    <IllustrationGroup items={copy.group}>
      <PageHero accent={1} title={copy.title} intro={copy.intro}>
        <div className="flex flex-wrap gap-3">
          <QuoteLink className="grow sm:grow-0">{copy.quote}</QuoteLink>
          <ExternalButtonLink href={copy.chatLink} variant="quiet" className="grow sm:grow-0">
            <Icon name="message-circle" /> {copy.chat}
          </ExternalButtonLink>
        </div>
      </PageHero>
    </IllustrationGroup>
  );
}
