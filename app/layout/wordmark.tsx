import { Link } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";

/** The mark and the company's name, as a link to the home page. The name is smaller in the narrowest windows, to stay clear of the language link. */
export function Wordmark({ name, home }: { name: string; home: string }) {
  return (
    <Link to="/" aria-label={home} className="inline-flex min-h-11 items-center gap-2.5">
      <svg viewBox="0 0 40 28" className="h-7 w-10" aria-hidden="true">
        <Mark />
      </svg>
      <span className="font-bold font-display text-[min(1.6rem,6.5vw)] leading-none tracking-tight">
        {name}
      </span>
    </Link>
  );
}
