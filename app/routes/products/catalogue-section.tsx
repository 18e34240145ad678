import { SectionHeading } from "#app/ui/heading.tsx";
import { ProductCard } from "./product-card";
import type { ProductsPage } from "./products-page.server";

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
