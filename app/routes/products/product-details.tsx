import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";
import type { ProductsPage } from "./products-page.server";

type Catalogue = ProductsPage["catalogue"];
type ProductDetailsProps = Pick<
  Catalogue["items"][number],
  "title" | "lang" | "description" | "features" | "benefits" | "fits" | "notFor"
> & { copy: Pick<Catalogue, "show" | "hide" | "moreFeatures" | "moreBenefits" | "fits" | "notFor"> };

/**
 * What a product's card has no room for. The details share a name, so the browser keeps one open at a time. While they
 * are open their button stays in sight, so that they can be closed from their end, too.
 */
export function ProductDetails({ copy, ...product }: ProductDetailsProps) {
  return (
    <details name="product" className="product-details group/details border-line border-t">
      <summary data-print="hidden">
        <span>
          <span className="group-open/details:hidden">{copy.show}</span>
          <span className="hidden group-open/details:inline">{copy.hide}</span>
          <span className="sr-only"> {product.title}</span>
        </span>
        <Icon name="chevron-down" className="size-5 group-open/details:rotate-180" />
      </summary>
      <div className="grid gap-x-10 gap-y-8 px-3.5 pt-4 pb-8 sm:px-8 md:grid-cols-[1.3fr_1fr]">
        {/* In a wider window it is above, in the card. */}
        <p lang={product.lang} className="text-soft sm:hidden">
          {unbroken(product.description)}
        </p>
        {product.features.length > 0 && (
          <div>
            <h4 className="font-semibold">{copy.moreFeatures}</h4>
            <CheckList items={product.features} lang={product.lang} />
          </div>
        )}
        {product.benefits.length > 0 && (
          <div>
            <h4 className="font-semibold">{copy.moreBenefits}</h4>
            <CheckList items={product.benefits} lang={product.lang} />
          </div>
        )}
        {(product.fits || product.notFor) && (
          <dl className="grid gap-x-10 gap-y-5 rounded-control bg-sunk p-5 md:col-span-2 md:grid-cols-2">
            <Fact name={copy.fits} text={product.fits} lang={product.lang} />
            <Fact name={copy.notFor} text={product.notFor} lang={product.lang} />
          </dl>
        )}
      </div>
    </details>
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
