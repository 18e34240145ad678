import type { ComponentProps } from "react";
import { Icon } from "./icon";

/**
 * The `<summary>` of a fold, with an arrow at the end of the line. A fold is a `<details>` element: it shows its content after
 * a press on the summary (elsewhere called a disclosure or an accordion). The children must be one element or plain text,
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
      className={`flex cursor-pointer list-none items-center justify-between gap-4 ${className}`}
    >
      {children}
      <Icon name="chevron-down" className="size-5 [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
