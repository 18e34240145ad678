import { useScrolledPast } from "~/hooks/use-scrolled-past";
import { Icon } from "~/ui/icon";

/** Scrolling further than this, in pixels, shows the button (spec, section 9). */
const threshold = 300;

export function BackToTop({ label, target }: { label: string; target: string }) {
  const isScrolled = useScrolledPast(threshold);
  if (!isScrolled) return null;
  return (
    <a
      href={`#${target}`}
      aria-label={label}
      className="fixed right-4 bottom-4 z-30 inline-flex size-12 items-center justify-center rounded-full border border-line bg-card shadow-card hover:bg-sunk"
      onClick={(event) => {
        // A plain link works too, but would leave "#…" in the address and in the history.
        event.preventDefault();
        const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
        document.getElementById(target)?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" />
    </a>
  );
}
