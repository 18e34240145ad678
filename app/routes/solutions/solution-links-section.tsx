import { BeadMark } from "#app/ui/beadwork.tsx";
import type { SolutionsPage } from "./solutions-page.server";

/** How low each of the seven hangs: a parabola, the same that the line below draws. */
const offsets = ["", "md:mt-10", "md:mt-16", "md:mt-18", "md:mt-16", "md:mt-10", ""];

/** The page's index: seven beads on a necklace, or down a thread where the page is narrow. */
export function SolutionLinksSection({ label, items }: { label: string; items: SolutionsPage["solutions"] }) {
  return (
    <nav aria-label={label} className="thread links-first overflow-x-clip">
      <div className="measure relative pt-2 pb-6 md:pt-4 md:pb-12">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-x-[7.14%] top-12 hidden h-18 w-[85.72%] overflow-visible md:block lg:top-18"
          aria-hidden="true"
        >
          <path
            d="M-70-476Q50 676 170-476"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol className="relative before:absolute before:inset-y-6 before:start-6 before:w-0.5 before:bg-ink md:grid md:grid-cols-7 md:before:hidden">
          {items.map((item, index) => (
            <li key={item.id} lang={item.lang} className={offsets[index]}>
              <a
                href={`#${item.id}`}
                className="group relative flex min-h-11 items-center gap-4 py-2 font-semibold leading-tight md:flex-col md:px-1 md:py-0 md:text-center md:text-sm lg:px-3 lg:text-base"
              >
                <BeadMark
                  id={item.id}
                  accent={item.accent}
                  className="size-12 motion-safe:group-hover:scale-110 md:size-16 lg:size-28"
                />
                <span className="underline-offset-4 group-hover:underline">{item.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
