import { Specimen, type SpecimenView } from "#app/specimens/specimen.tsx";
import type { Bead } from "#app/ui/beadwork.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { ProductDetails, type ProductDetailsCopy } from "./product-details";
import { QuoteLink } from "./quote-link";
import type { OpenQuote } from "./use-quote-dialog";

/** How much of a product its card shows before the details are opened. */
const shown = { features: 3, benefits: 2 };

export interface ProductView {
  id: string;
  bead: Bead;
  /** What its users look at. */
  specimen: SpecimenView;
  icon: IconName;
  title: string;
  category: string;
  description: string;
  features: string[];
  benefits: string[];
  price: string;
  timeline: string;
  fits: string;
  notFor: string;
  chatLink: string;
  /** The names of links whose visible words are the same on every card. */
  chatLabel: string;
  quoteLabel: string;
}

export interface ProductCardCopy extends ProductDetailsCopy {
  features: string;
  benefits: string;
  chat: string;
  quote: string;
}

interface ProductCardProps extends ProductView {
  copy: ProductCardCopy;
  onQuote: OpenQuote;
}

export function ProductCard({ copy, onQuote, ...product }: ProductCardProps) {
  return (
    <>
      <Specimen
        {...product.specimen}
        className={`bead-${product.bead} relative z-10 ms-5 -mb-10 w-32 self-start lg:sticky lg:top-28 lg:m-0 lg:w-full`}
      />
      <article
        aria-labelledby={`${product.id}-title`}
        className="relative min-w-0 rounded-card border border-line bg-card shadow-card group-target/product:border-ink"
      >
        <div className="p-6 pt-14 sm:px-8 lg:pt-8">
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
            <div>
              <p className="flex items-center gap-2.5 text-soft">
                <Icon name={product.icon} /> {product.category}
              </p>
              <h3 id={`${product.id}-title`} className="mt-1 text-heading">
                {product.title}
              </h3>
            </div>
            <p className="sm:text-end">
              <span className="block font-bold font-display text-2xl leading-tight tabular-nums">
                {product.price}
              </span>{" "}
              <span className="text-soft">{product.timeline}</span>
            </p>
          </div>
          <p className="mt-4 max-w-prose text-soft sm:text-lg">{unbroken(product.description)}</p>
          <div className="mt-7 grid gap-x-10 gap-y-6 md:grid-cols-[1.3fr_1fr]">
            <div>
              <h4 className="font-semibold">{copy.features}</h4>
              <CheckList items={product.features.slice(0, shown.features)} className="mt-3" />
            </div>
            <div>
              <h4 className="font-semibold">{copy.benefits}</h4>
              <ul className="mt-3 grid gap-3">
                {product.benefits.slice(0, shown.benefits).map((benefit) => (
                  <li key={benefit} className={`bead-${product.bead} grid grid-cols-[1.25rem_1fr] gap-3`}>
                    <span className="mt-2 ms-1 size-3 rounded-full bg-(--bead)" /> {benefit}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <QuoteLink
              onQuote={onQuote}
              product={product.title}
              aria-label={product.quoteLabel}
              className="grow sm:grow-0"
            >
              {copy.quote}
            </QuoteLink>
            <ExternalButtonLink
              href={product.chatLink}
              variant="quiet"
              aria-label={product.chatLabel}
              className="grow sm:grow-0"
            >
              <Icon name="message-circle" /> {copy.chat}
            </ExternalButtonLink>
          </div>
        </div>
        <ProductDetails {...product} copy={copy} />
      </article>
    </>
  );
}
