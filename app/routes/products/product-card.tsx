import { Specimen, type SpecimenView } from "#app/specimens/specimen.tsx";
import type { Bead } from "#app/ui/beadwork.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
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
    <article
      aria-labelledby={`${product.id}-title`}
      className="min-w-0 rounded-card border border-line bg-card shadow-card group-target/product:border-ink"
    >
      <div className="grid grid-cols-1 gap-x-14 gap-y-2.5 p-3.5 pt-3 sm:gap-y-5 sm:p-8 lg:grid-cols-[1fr_1.15fr] lg:gap-y-6">
        <div>
          <div className="flex items-center gap-3 lg:gap-5">
            {/* On a phone the picture could not be read. */}
            <Specimen
              {...product.specimen}
              className={`bead-${product.bead} shrink-0 self-start max-sm:hidden sm:w-40 lg:w-52`}
            />
            <span
              className={`bead-${product.bead} grid size-12 shrink-0 place-items-center rounded-full border-4 border-(--bead) bg-night text-on-night sm:hidden`}
            >
              <Icon name={product.icon} />
            </span>
            <div>
              <p className="flex items-center gap-2 text-sm text-soft max-lg:hidden">
                <Icon name={product.icon} className="size-4" /> {product.category}
              </p>
              <h3
                id={`${product.id}-title`}
                className="text-[1.25rem] leading-tight sm:text-[1.5rem] lg:text-heading"
              >
                {product.title}
              </h3>
              <p className="tabular-nums leading-snug">
                <span className="whitespace-nowrap font-semibold">{product.price}</span>{" "}
                <span className="whitespace-nowrap text-soft">· {product.timeline}</span>
              </p>
            </div>
          </div>
          <p className="mt-5 text-soft max-sm:hidden">{unbroken(product.description)}</p>
        </div>
        {/* On a phone the marks alone tell features from benefits. */}
        <div className="grid content-start gap-2.5 max-sm:text-sm max-sm:leading-[1.3] sm:gap-6 sm:max-lg:grid-cols-2 lg:row-span-2">
          <div>
            <h4 className="font-semibold max-sm:sr-only">{copy.features}</h4>
            <ul className="points ticks">
              {product.features.slice(0, shown.features).map((feature) => (
                <li key={feature}>{unbroken(feature)}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className="font-semibold max-sm:sr-only">{copy.benefits}</h4>
            <ul className={`bead-${product.bead} points dots`}>
              {product.benefits.slice(0, shown.benefits).map((benefit) => (
                <li key={benefit}>{unbroken(benefit)}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className="flex gap-2 self-end sm:gap-3">
          <QuoteLink
            onQuote={onQuote}
            product={product.title}
            aria-label={product.quoteLabel}
            className="grow max-sm:min-h-11 max-sm:px-2 max-sm:py-2 sm:grow-0"
          >
            {copy.quote}
          </QuoteLink>
          <ExternalButtonLink
            href={product.chatLink}
            variant="quiet"
            aria-label={product.chatLabel}
            className="grow max-sm:min-h-11 max-sm:px-2 max-sm:py-2 sm:grow-0"
          >
            <Icon name="message-circle" /> {copy.chat}
          </ExternalButtonLink>
        </div>
      </div>
      <ProductDetails {...product} copy={copy} />
    </article>
  );
}
