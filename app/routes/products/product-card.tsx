import type { ComponentProps } from "react";
import { Illustration } from "#app/illustrations/illustration.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";
import type { ProductsPage } from "./products-page";
import { QuoteLink } from "./quote-link";

/** The card shows this many features and benefits. Its `<details>` holds the others. */
const shown = { features: 3, benefits: 2 };

type Catalogue = ProductsPage["catalogue"];
type ProductCardProps = Catalogue["items"][number] & { copy: Omit<Catalogue, "items" | "title"> };

export function ProductCard({ copy, ...product }: ProductCardProps) {
  return (
    <article aria-labelledby={`${product.id}-title`} className="group product-card card">
      <div className="product-body">
        <Illustration {...product.illustration} className={`illustration-strip accent-${product.accent}`} />
        <div className="px-3.5 pt-2 sm:px-6 sm:pt-4 print:p-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3
              id={`${product.id}-title`}
              lang={product.lang}
              className="text-lg leading-tight sm:text-[1.5rem]"
            >
              {product.title}
            </h3>
            <p lang={product.lang} className="flex items-center gap-2 text-sm text-soft max-sm:hidden">
              <Icon name={product.icon} className="size-4" />
              {product.category}
            </p>
          </div>
          <p data-print="hidden" lang={product.lang} className="text-sm text-soft leading-snug sm:hidden">
            {product.suits ?? product.category}
          </p>
          {/* In wide windows the table above shows the same price, so here it is less prominent. */}
          <p className="tabular-nums leading-snug max-sm:text-[0.9375rem] sm:text-soft">
            <span className="product-price max-sm:font-semibold sm:whitespace-nowrap">
              {unbroken(product.price)}
            </span>{" "}
            <span className="whitespace-nowrap text-soft">{`· ${product.timeline}`}</span>{" "}
            {product.furtherTime && (
              <span lang={product.lang} className="text-soft">
                {product.furtherTime}
              </span>
            )}
          </p>
        </div>
        <div className="product-rest">
          <p className="text-soft">
            <span lang={product.lang}>{unbroken(product.description)}</span>{" "}
            <span className="text-ink sm:block">{unbroken(product.firstYear)}</span>
          </p>
          <div className="product-points">
            <Points
              title={copy.features}
              lang={product.lang}
              items={product.features.slice(0, shown.features)}
            />
            <Points
              title={copy.benefits}
              lang={product.lang}
              items={product.benefits.slice(0, shown.benefits)}
              mark="dots"
              className={`accent-${product.accent}`}
            />
          </div>
        </div>
      </div>
      <div className="product-foot">
        <div className="product-actions">
          <QuoteLink variant="quiet" productId={product.id} aria-label={product.quoteLabel}>
            {copy.quote}
          </QuoteLink>
          <ExternalButtonLink href={product.chatLink} variant="plain" aria-label={product.chatLabel}>
            <Icon name="message-circle" className="size-5 max-lg:hidden" />
            {copy.chat}
          </ExternalButtonLink>
        </div>
        <ProductDetails
          {...product}
          features={product.features.slice(shown.features)}
          benefits={product.benefits.slice(shown.benefits)}
          copy={copy}
        />
      </div>
    </article>
  );
}

type ProductDetailsProps = Pick<
  Catalogue["items"][number],
  "title" | "lang" | "accent" | "features" | "benefits" | "fits" | "notFor"
> & {
  copy: Pick<Catalogue, "show" | "hide" | "moreFeatures" | "moreBenefits" | "fits" | "notFor">;
};

/**
 * The facts that do not fit on the card. The shared `name` makes the browser keep one card's details open at a time. The
 * button is sticky (product-card.css), so that a reader can close the details from any place in them.
 */
function ProductDetails({ copy, ...product }: ProductDetailsProps) {
  return (
    <details name="product" className="product-details group/details">
      <FoldSummary
        data-print="hidden"
        className="rounded-control bg-card font-semibold -outline-offset-3 hover:bg-sunk"
      >
        <span className="ms-auto">
          <span className="group-open/details:hidden">{copy.show}</span>
          <span className="hidden group-open/details:inline">{copy.hide}</span>
          <span className="sr-only">{` ${product.title}`}</span>
        </span>
      </FoldSummary>
      <div className="product-points px-3.5 pt-4 pb-6 sm:px-6">
        <Points title={copy.moreFeatures} lang={product.lang} items={product.features} />
        <Points
          title={copy.moreBenefits}
          lang={product.lang}
          items={product.benefits}
          mark="dots"
          className={`accent-${product.accent}`}
        />
        {(product.fits || product.notFor) && (
          <dl className="grid gap-x-8 gap-y-5 rounded-control bg-sunk p-5 md:grid-cols-half">
            <Fact name={copy.fits} text={product.fits} lang={product.lang} />
            <Fact name={copy.notFor} text={product.notFor} lang={product.lang} />
          </dl>
        )}
      </div>
    </details>
  );
}

function Points({ title, ...list }: ComponentProps<typeof PointList> & { title: string }) {
  if (list.items.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <PointList {...list} />
    </div>
  );
}

function Fact({ name, text, lang }: { name: string; text: string | undefined } & InLanguage) {
  if (!text) return null;
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd lang={lang} className="mt-1 text-soft">
        {text}
      </dd>
    </div>
  );
}
