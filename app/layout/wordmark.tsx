import { Link } from "~/ui/link";

/** The name on its thread. */
export function Wordmark({ name, home }: { name: string; home: string }) {
  return (
    <Link to="/" aria-label={home} className="inline-flex min-h-11 items-center gap-2.5">
      <svg viewBox="0 0 40 28" className="h-7 w-10" aria-hidden="true">
        <path d="M0 14h40" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="20" cy="14" r="12" fill="var(--color-bead-2)" />
        <circle cx="20" cy="14" r="7.5" fill="var(--color-bead-3)" />
        <circle cx="20" cy="14" r="3.2" fill="var(--color-night)" />
      </svg>
      <span className="font-bold font-display text-[1.6rem] leading-none tracking-tight">{name}</span>
    </Link>
  );
}
