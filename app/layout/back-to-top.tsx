import { Icon } from "#app/ui/icon.tsx";

/** Shown once the page is scrolled far (start/starter/scroll.ts). */
export function BackToTop({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      aria-label={label}
      className="invisible fixed right-4 bottom-4 inline-flex size-12 items-center justify-center rounded-full border border-line bg-card in-data-scrolled-far:visible shadow-card hover:bg-sunk floating"
    >
      <Icon name="arrow-up" />
    </a>
  );
}
