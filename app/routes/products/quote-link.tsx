import type { ComponentProps } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { getStartedPath } from "#app/url/about-parameter.ts";

interface QuoteLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to"> {
  /** What the quote is for: the product's id, and its name in the lead. None leaves the choice open. */
  product?: { id: string; name: string };
}

/** Opens the quote dialog (open-quote.ts); without script it leads to the long form, which names the product, too. */
export function QuoteLink({ product, ...link }: QuoteLinkProps) {
  return (
    <ButtonLink
      {...link}
      to={product ? getStartedPath(`product.${product.id}`) : "/get-started"}
      aria-haspopup="dialog"
      data-product={product?.name}
    />
  );
}
