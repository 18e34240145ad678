import { SectionHeading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { ProductCard, type ProductCardCopy, type ProductView } from "./product-card";
import type { OpenQuote } from "./use-quote-dialog";

interface CatalogueSectionProps extends ProductCardCopy {
  title: string;
  lead: string;
  /** To what else there is to know about money. */
  buying: { label: string; path: string };
  /** Names the list of anchors. */
  index: string;
  items: ProductView[];
  onQuote: OpenQuote;
}

/** The products as beads on a thread of their own: each bead slides along while its card passes. */
export function CatalogueSection({
  title,
  lead,
  buying,
  index,
  items,
  onQuote,
  ...copy
}: CatalogueSectionProps) {
  return (
    <section aria-labelledby="catalogue">
      <div className="measure py-section">
        <SectionHeading id="catalogue" title={title} lead={lead}>
          <p>
            <Link to={buying.path} className="text-link inline-flex min-h-11 items-center">
              {buying.label}
            </Link>
          </p>
        </SectionHeading>
        <nav aria-label={index} className="mt-8">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-5">
            {items.map((item) => (
              <li key={item.id} className={`bead-${item.bead}`}>
                <a
                  href={`#${item.id}`}
                  className="flex min-h-12 items-center gap-3 font-semibold leading-tight underline-offset-4 hover:underline"
                >
                  <span className="size-3.5 shrink-0 rounded-full bg-(--bead)" /> {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ol className="relative mt-14 grid gap-12 before:absolute before:inset-y-0 before:start-[calc(3.75rem-1px)] before:w-0.5 before:bg-ink lg:before:start-[calc(9.5rem-1px)]">
          {items.map((item) => (
            <li
              key={item.id}
              id={item.id}
              className="group/product grid lg:grid-cols-[19rem_1fr] lg:gap-x-10"
            >
              <ProductCard {...item} copy={copy} onQuote={onQuote} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
