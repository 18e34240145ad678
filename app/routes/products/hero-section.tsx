import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ProductsPage } from "./products-page.server";
import { QuoteLink } from "./quote-link";

export function HeroSection(copy: ProductsPage["hero"]) {
  return (
    <PageHero title={copy.title} intro={copy.intro} picture={<IllustrationGroup items={copy.group} />}>
      <div className="flex flex-wrap gap-3">
        <QuoteLink className="grow sm:grow-0">{copy.quote}</QuoteLink>
        <ExternalButtonLink href={copy.chatLink} variant="quiet" className="grow sm:grow-0">
          <Icon name="message-circle" /> {copy.chat}
        </ExternalButtonLink>
      </div>
    </PageHero>
  );
}
