import type { ComponentProps } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import type { OpenQuote } from "./use-quote-dialog";

interface QuoteLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to" | "onClick"> {
  onQuote: OpenQuote;
  product?: string;
}

/** Opens the quote dialog; without script it leads to the page with the long form. */
export function QuoteLink({ onQuote, product, ...link }: QuoteLinkProps) {
  return (
    <ButtonLink
      {...link}
      to="/get-started"
      aria-haspopup="dialog"
      data-script="wait"
      onClick={(event) => onQuote(event, product)}
    />
  );
}
