import type { ComponentProps } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { getStartedPath } from "#app/url/about-parameter.ts";

interface QuoteLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to"> {
  /** The product to quote: its id, and its name as the lead records it. Without one, the visitor chooses in the form. */
  product?: { id: string; name: string };
}

/**
 * Opens the quote dialog (inline/open-quote.ts). Without script the link leads to `/get-started`, with the product in the
 * URL.
 */
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
