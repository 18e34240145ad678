import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { ProductCard } from "./product-card";
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

export function CatalogueSection({ title, intro, items, ...copy }: ProductsPage["catalogue"]) {
  return (
    <section aria-labelledby="catalogue">
      <div className="measure py-8 lg:py-14">
        <SectionHeading id="catalogue" title={title} intro={intro} />
        <ol className="mt-4 grid grid-cols-1 gap-3 has-[details[open]]:items-start sm:gap-5 lg:mt-8 lg:grid-cols-2">
          {items.map((item) => (
            <li key={item.id} id={item.id} className="group/product">
              <ProductCard {...item} copy={copy} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Three promises, then the next step. */
export function ClosingSection({ title, text, promises, ...copy }: ProductsPage["closing"]) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="closing">
      <div className="measure grid gap-6 py-10 lg:grid-cols-2 lg:py-20 lg:gap-20">
        <SectionHeading id="closing" title={title} intro={text} onNight>
          <div className="mt-4 flex flex-wrap gap-3">
            <QuoteLink className="grow sm:grow-0">{copy.quote}</QuoteLink>
            <ExternalButtonLink href={copy.chatLink} variant="night" className="grow sm:grow-0">
              <Icon name="message-circle" /> {copy.chat}
            </ExternalButtonLink>
          </div>
        </SectionHeading>
        <ul>
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
    </section>
  );
}
