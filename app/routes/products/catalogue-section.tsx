import { SectionHeading } from "#app/ui/heading.tsx";
import { ProductCard, type ProductCardCopy, type ProductView } from "./product-card";

interface CatalogueSectionProps extends ProductCardCopy {
  title: string;
  intro: string;
  items: ProductView[];
}

export function CatalogueSection({ title, intro, items, ...copy }: CatalogueSectionProps) {
  return (
    <section aria-labelledby="catalogue">
      <div className="measure py-10 lg:py-section">
        <SectionHeading id="catalogue" title={title} intro={intro} />
        <ol className="mt-6 grid grid-cols-1 gap-3 sm:gap-5 lg:mt-12 lg:gap-8">
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
