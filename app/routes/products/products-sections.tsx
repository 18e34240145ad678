import { Illustration } from "#app/illustrations/illustration.tsx";
import { ClosingBead } from "#app/sections/closing-section.tsx";
import { OfferKindsHint } from "#app/sections/offer-kinds.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Stats } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { ProductCard } from "./product-card";
import type { ProductsPage } from "./products-page";
import { QuoteLink } from "./quote-link";

export function HeroSection({
  offerKinds,
  illustration,
  ...copy
}: ProductsPage["hero"] & Pick<ProductsPage, "offerKinds">) {
  const picture = illustration && (
    <div data-print="hidden" className="lg:w-[min(40vw,36rem)]">
      <Illustration {...illustration} />
    </div>
  );
  return (
    <PageHero {...copy} picture={picture}>
      <div className="flex flex-wrap gap-3 fill-row">
        <QuoteLink>{copy.quote}</QuoteLink>
        <ExternalButtonLink href={copy.chatLink} variant="plain">
          <Icon name="message-circle" /> {copy.chat}
        </ExternalButtonLink>
      </div>
      <div className="after-picture max-lg:order-2 max-lg:-mt-4 max-sm:pb-2">
        <OfferKindsHint {...offerKinds} current="product" />
      </div>
    </PageHero>
  );
}

export function StatsSection({ title, items, note, sampleLabel }: ProductsPage["stats"]) {
  return (
    <section className="thread border-line border-y bg-sunk" aria-labelledby="stats">
      <div className="measure grid items-center gap-x-12 gap-y-4 py-band lg:grid-cols-wide lg:py-6">
        <h2 id="stats" className="sr-only">
          {title}
        </h2>
        <Stats items={items} />
        <p className="max-w-prose text-soft text-sm">
          {sampleLabel && <SampleLabel label={`${sampleLabel} · `} />}
          {note}
        </p>
      </div>
    </section>
  );
}

/**
 * Whether a card takes a whole row of the two columns (product-card.css): the first of every five, and a last card that would
 * be alone in its row.
 */
function isWide(index: number, count: number): boolean {
  const place = index % 5;
  const isAlone = index === count - 1 && place % 2 === 1;
  return place === 0 || isAlone;
}

/** The cards that the rows of the table lead to. */
export function CatalogueSection({ title, items, ...copy }: ProductsPage["catalogue"]) {
  return (
    <Section headingId="catalogue">
      <h2 id="catalogue" className="text-title">
        {title}
      </h2>
      <ol className="product-list mt-lead grid grid-cols-1 gap-2 sm:gap-4 md:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.id} id={item.id} className={isWide(index, items.length) ? "is-wide" : undefined}>
            <ProductCard {...item} copy={copy} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function ClosingSection({ title, text, promises, ...copy }: ProductsPage["closing"]) {
  return (
    <Section
      isOnThread={false}
      headingId="closing"
      ground="night"
      className="thread-end [--above:var(--spacing-section)]"
    >
      <div className="relative gap-16 lg:grid lg:grid-cols-[auto_1fr_1fr] lg:items-center">
        <ClosingBead />
        <div>
          <h2 id="closing" className="text-title">
            {unbroken(title)}
          </h2>
          <p className="mt-3 max-w-prose text-intro text-night-soft max-sm:text-base max-sm:leading-snug max-lg:clear-both">
            {text}
          </p>
          <div className="mt-4 flex flex-wrap gap-3 fill-row sm:mt-7">
            <QuoteLink>{copy.quote}</QuoteLink>
            <ExternalButtonLink href={copy.chatLink} variant="night">
              <Icon name="message-circle" /> {copy.chat}
            </ExternalButtonLink>
          </div>
        </div>
        <ul className="max-lg:mt-lead">
          {promises.map((promise) => (
            <li
              key={promise.title}
              className="grid grid-cols-[2rem_1fr] gap-x-5 border-night-line border-t-2 py-4 lg:py-6"
            >
              <Icon name={promise.icon} className="mt-1 size-6" />
              <div>
                <h3 className="text-heading">{unbroken(promise.title)}</h3>
                <p className="mt-1 text-night-soft">{promise.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
