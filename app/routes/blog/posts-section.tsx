import type { ReactNode } from "react";
import type { PostItem } from "#app/content/post-items.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FeaturedCard, PostCard } from "./post-card";

interface PostsSectionProps {
  title: string;
  /** How many there are, announced when it changes. */
  count: string;
  items: PostItem[];
  /** Which of them comes first, large, and what is said of it. */
  featured?: { id: string; kicker: string } | undefined;
  /** Results are close below the search box, so that they are seen while it is used. */
  isClose?: boolean;
  /** What to say when there are none. */
  empty?: { title: string; text: string; clear: string; onClear: () => void };
  /** Links to what is not in the list. */
  children?: ReactNode;
}

/** The articles in one grid, with the featured one on top. */
export function PostsSection({ title, count, items, featured, isClose, empty, children }: PostsSectionProps) {
  const first = items.find(({ id }) => id === featured?.id);
  return (
    <section className={`thread ${isClose ? "[--top:1rem]" : "[--top:2rem]"}`} aria-labelledby="posts">
      <span className="bead-6 thread-bead top-[calc(var(--top)+0.7rem)]" />
      <div className="measure pt-(--top) pb-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="posts" className="text-title">
            {title}
          </h2>
          <p role="status" className="text-soft tabular-nums">
            {count}
          </p>
        </div>
        {items.length === 0 && empty ? (
          <div className="mt-12 border-ink border-y-2 py-14">
            <h3 className="text-heading">{empty.title}</h3>
            <p className="mt-2 text-soft">{empty.text}</p>
            <Button variant="quiet" className="mt-6" onClick={empty.onClear}>
              {empty.clear}
            </Button>
          </div>
        ) : (
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-y-16">
            {featured && first && (
              <li className="col-span-full">
                <FeaturedCard kicker={featured.kicker} item={first} />
              </li>
            )}
            {items
              .filter((item) => item !== first)
              .map((item) => (
                <li key={item.id} className="grid sm:row-span-2 sm:grid-rows-subgrid">
                  <PostCard item={item} />
                </li>
              ))}
          </ul>
        )}
        {children && <p className="mt-12 flex flex-wrap justify-between gap-6">{children}</p>}
      </div>
    </section>
  );
}
