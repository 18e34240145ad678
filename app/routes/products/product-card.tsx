import type { ComponentProps } from "react";
import { Illustration } from "#app/illustrations/illustration.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
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
    <article
      aria-labelledby={`${product.id}-title`}
      className="group flex min-w-0 flex-col card shadow-card group-target/product:border-ink lg:grid"
    >
      <div className="product-card">
        <Illustration {...product.illustration} className={`accent-${product.accent}`} />
        <div className="self-center sm:self-start">
          <p lang={product.lang} className="flex items-center gap-2 text-sm text-soft max-lg:hidden">
            <Icon name={product.icon} className="size-4" /> {product.category}
          </p>
          <h3
            id={`${product.id}-title`}
            lang={product.lang}
            className="text-[1.125rem] leading-tight sm:text-[1.5rem]"
          >
            {product.title}
          </h3>
          <p data-print="hidden" lang={product.lang} className="text-sm text-soft leading-snug sm:hidden">
            {product.suits ?? product.category}
          </p>
          <p className="tabular-nums leading-snug max-sm:mt-1 max-sm:text-[0.9375rem]">
            <span className="product-price font-semibold sm:whitespace-nowrap">
              {unbroken(product.price)}
            </span>{" "}
            <span className="whitespace-nowrap text-soft">· {product.timeline}</span>
          </p>
          <p lang={product.lang} className="mt-3 text-soft max-sm:hidden">
            {unbroken(product.description)}
          </p>
        </div>
        <div className="product-points">
          <FoldedPoints
            title={copy.features}
            lang={product.lang}
            items={product.features.slice(0, shown.features)}
          />
          <FoldedPoints
            title={copy.benefits}
            lang={product.lang}
            items={product.benefits.slice(0, shown.benefits)}
            mark="dots"
            className={`accent-${product.accent}`}
          />
        </div>
      </div>
      <div className="product-actions fill-row max-sm:*:min-h-11 max-sm:*:p-2">
        <QuoteLink
          variant="quiet"
          product={{ id: product.id, name: product.leadName }}
          aria-label={product.quoteLabel}
        >
          {copy.quote}
        </QuoteLink>
        <ExternalButtonLink href={product.chatLink} variant="plain" aria-label={product.chatLabel}>
          <Icon name="message-circle" /> {copy.chat}
        </ExternalButtonLink>
      </div>
      <ProductDetails
        {...product}
        features={product.features.slice(shown.features)}
        benefits={product.benefits.slice(shown.benefits)}
        copy={copy}
      />
    </article>
  );
}

type ProductDetailsProps = Pick<
  Catalogue["items"][number],
  "title" | "lang" | "accent" | "description" | "features" | "benefits" | "fits" | "notFor"
> & { copy: Pick<Catalogue, "show" | "hide" | "moreFeatures" | "moreBenefits" | "fits" | "notFor"> };

/**
 * The facts that do not fit on the card. The shared `name` makes the browser keep one card's details open at a time. The
 * button is sticky, so that a reader can close the details from any place in them.
 */
function ProductDetails({ copy, ...product }: ProductDetailsProps) {
  return (
    <details
      name="product"
      className="product-details group/details border-line border-t lg:col-start-1 lg:row-start-2"
    >
      <FoldSummary
        data-print="hidden"
        className="min-h-11 rounded-b-card bg-card px-3.5 font-semibold hover:bg-sunk max-lg:group-open/details:sticky max-lg:group-open/details:top-16 max-lg:group-open/details:z-10 sm:min-h-13 sm:px-8 lg:min-h-19 lg:justify-end lg:px-6 lg:group-open/details:rounded-none"
      >
        <span>
          <span className="group-open/details:hidden">{copy.show}</span>
          <span className="hidden group-open/details:inline">{copy.hide}</span>
          <span className="sr-only"> {product.title}</span>
        </span>
      </FoldSummary>
      <div className="grid gap-x-10 gap-y-8 px-3.5 pt-4 pb-8 sm:px-8 md:grid-cols-[1.3fr_1fr] lg:grid-cols-[1.3fr_1fr_1.1fr] lg:border-line lg:border-t lg:px-6 lg:pt-5 lg:pb-6 lg:text-[0.9375rem]">
        {/* From `sm` up, the card itself shows the description. */}
        <p lang={product.lang} className="text-soft sm:hidden">
          {unbroken(product.description)}
        </p>
        <Points title={copy.moreFeatures} lang={product.lang} items={product.features} />
        <Points
          title={copy.moreBenefits}
          lang={product.lang}
          items={product.benefits}
          mark="dots"
          className={`accent-${product.accent}`}
        />
        {(product.fits || product.notFor) && (
          <dl className="grid gap-x-10 gap-y-5 max-lg:rounded-control max-lg:bg-sunk max-lg:p-5 md:col-span-full md:grid-cols-half lg:col-auto lg:grid-cols-1 lg:content-start">
            <Fact name={copy.fits} text={product.fits} lang={product.lang} />
            <Fact name={copy.notFor} text={product.notFor} lang={product.lang} />
          </dl>
        )}
      </div>
    </details>
  );
}

/** A list that a phone folds under its heading. On a phone a card's two headings are on one line. */
function FoldedPoints({ title, ...list }: ComponentProps<typeof Points>) {
  if (list.items.length === 0) return null;
  return (
    <div className="has-open:max-sm:col-span-full">
      <NarrowFold heading="h4" headingClasses="font-semibold" title={title}>
        <PointList {...list} />
      </NarrowFold>
    </div>
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
