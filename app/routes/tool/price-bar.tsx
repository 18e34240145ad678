import type { ToolPage } from "#app/content/tool-page.ts";
import type { Additions } from "#app/contract/feature.ts";
import { ButtonLink, JumpLink } from "#app/ui/button.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** The link to the demo. */
const tryPath = "#try";

/**
 * A fixed bar with price and links to sections. CSS shows it from a scroll position of 300 px on, except in very low windows.
 * In narrow windows it has the start button; in wide ones the header above it has one. There a page with a demo has the button
 * `tryIt`, which leads to it.
 */
export function PriceBar({
  label,
  links,
  price,
  start,
  startPath,
  isInHeader,
  tryIt,
}: ToolPage["bar"] & { tryIt: NonNullable<Additions["demo"]>["tryIt"] }) {
  return (
    <div
      data-print="hidden"
      className="price-bar fixed inset-x-0 z-30 border-line border-t bg-paper max-lg:bottom-0 lg:top-20 lg:border-b"
    >
      <div className="measure flex items-center justify-between gap-2 py-1.5 max-lg:min-h-(--bottom-bar) max-md:ps-[calc(58px-var(--gutter))] max-lg:pe-[calc(58px-var(--gutter))] lg:min-h-14">
        <p className="min-w-0 font-semibold leading-tight tabular-nums max-sm:text-sm max-sm:leading-tight">
          {unbroken(price)}
        </p>
        <nav aria-label={label} className="flex whitespace-nowrap max-sm:hidden">
          {links.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className={`inline-flex min-h-11 items-center px-2 underline-offset-4 lg:px-3 hover:underline ${tryIt && href === tryPath ? "lg:hidden" : ""}`.trimEnd()}
            >
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink
          to={startPath}
          variant="quiet"
          className={`min-h-11 shrink-0 py-1.5 max-sm:px-3 lg:hidden ${isInHeader ? "max-[34rem]:border-transparent max-[34rem]:bg-action max-[34rem]:text-on-action" : ""}`}
        >
          {start}
        </ButtonLink>
        {tryIt && (
          <JumpLink href={tryIt.href} variant="quiet" className="min-h-11 shrink-0 py-1.5 max-lg:hidden">
            {tryIt.label}
          </JumpLink>
        )}
      </div>
    </div>
  );
}
