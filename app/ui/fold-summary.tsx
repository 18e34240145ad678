import type { ComponentProps } from "react";
import { Icon } from "./icon";

/**
 * The `<summary>` of a `<details>`, with an arrow at the end of the line. Its children must be one element or plain text,
 * because the flex container would spread several over the line.
 */
export function FoldSummary({
  className = "min-h-14 font-semibold text-lg",
  children,
  ...summary
}: ComponentProps<"summary">) {
  return (
    <summary
      {...summary}
      className={`flex cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <Icon name="chevron-down" className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
