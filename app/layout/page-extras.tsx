import { scriptFailedId } from "#app/contract/islands.ts";
import { ButtonLink, ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SiteLayout } from "./layout";

/** The first link that the Tab key reaches; shown only while it has the focus. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      // With the margin, Firefox draws no line of it at the top of the window.
      className="fixed bottom-full left-3 z-50 mb-1 rounded-control bg-ink px-5 py-3 font-semibold text-paper focus:top-3 focus:bottom-auto"
    >
      {label}
    </a>
  );
}

/** A link to the top. CSS shows it from a scroll position of 300 px on, for which inline/scroll.ts sets an attribute. */
export function BackToTop({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      aria-label={label}
      className="invisible fixed right-1.5 bottom-2 inline-flex size-[44px] items-center justify-center rounded-full border border-line bg-card in-data-scrolled-far:visible shadow-card hover:bg-sunk floating"
    >
      <Icon name="arrow-up" />
    </a>
  );
}

/**
 * The page's main action, in the bar at the bottom of a narrow window (floating-buttons.css). The header of a wider window has
 * this link, and the bar of a tool's page has its own.
 * @param href the link to WhatsApp, instead of a page
 * @param opensQuote whether the page has a quote dialog, which the link opens (inline/open-quote.ts)
 */
export function BarAction({ label, ...action }: NonNullable<SiteLayout["barAction"]>) {
  const className = "bar-action floating";
  if (action.href !== undefined)
    return (
      <ExternalButtonLink href={action.href} variant="quiet" className={className}>
        {label}
      </ExternalButtonLink>
    );
  return (
    <ButtonLink
      to={action.path}
      lang={action.lang}
      aria-haspopup={action.opensQuote ? "dialog" : undefined}
      className={className}
    >
      {label}
    </ButtonLink>
  );
}

/**
 * A message for two events: a control is used whose script did not load (inline/boot.ts), or a link is pressed offline while
 * a form is filled (inline/drafts.ts).
 */
export function ScriptFailed({ text }: { text: string }) {
  return (
    <div
      id={scriptFailedId}
      popover="auto"
      role="alert"
      className="fixed inset-x-0 top-auto bottom-20 mx-auto my-0 hidden open:block w-[min(100vw-2rem,26rem)] rounded-card bg-night p-5 text-on-night shadow-card"
    >
      {text}
    </div>
  );
}
