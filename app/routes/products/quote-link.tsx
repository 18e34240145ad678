import type { ComponentProps } from "react";
import { getStartedPath } from "#app/leads/contract/about.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { OpenQuote } from "./use-quote-dialog";

interface QuoteLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to" | "onClick"> {
  onQuote: OpenQuote;
  /** What the quote is for: the product's id, and its name in the lead. None leaves the choice open. */
  product?: { id: string; name: string };
}

/** Opens the quote dialog; without script it leads to the page with the long form, which names the product, too. */
export function QuoteLink({ onQuote, product, ...link }: QuoteLinkProps) {
  return (
    <ButtonLink
      {...link}
      to={product ? getStartedPath(`product.${product.id}`) : "/get-started"}
      aria-haspopup="dialog"
      data-script="wait"
      onClick={(event) => onQuote(event, product?.name)}
    />
  );
}
