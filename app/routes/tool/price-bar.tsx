import { ButtonLink } from "#app/ui/button.tsx";
import type { ToolPage } from "./tool-page.server";

/**
 * The price and the way to start, in sight while one reads on: it stays below the header, unless the window is so low
 * that it would take the room of the text.
 */
export function PriceBar({ title, price, start, startPath, isInHeader }: ToolPage["bar"]) {
  return (
    <div data-print="hidden" className="price-bar top-16 z-30 border-line border-y bg-paper lg:top-20">
      <div className="measure flex items-center justify-between gap-4 py-1.5 min-[34rem]:min-h-14">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-4 leading-tight">
          <b className="max-sm:hidden">{title}</b>
          <span className="font-semibold tabular-nums max-sm:text-sm">{price}</span>
        </p>
        <ButtonLink
          to={startPath}
          variant={isInHeader ? "action" : "quiet"}
          className={`min-h-11 shrink-0 px-4 py-1.5 ${isInHeader ? "min-[34rem]:hidden" : ""}`}
        >
          {start}
        </ButtonLink>
      </div>
    </div>
  );
}
