import type { ComponentProps } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { getStartedPath } from "#app/url/about-parameter.ts";

interface QuoteLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to"> {
  /** The id of the product to quote. Without one, the visitor chooses in the form. */
  productId?: string;
}

/**
 * Opens the quote dialog (inline/open-quote.ts). Without script the link leads to `/get-started`, with the product in the
 * URL.
 */
export function QuoteLink({ productId, ...link }: QuoteLinkProps) {
  return (
    <ButtonLink
      {...link}
      to={productId ? getStartedPath(`product.${productId}`) : "/get-started"}
      aria-haspopup="dialog"
    />
  );
}
