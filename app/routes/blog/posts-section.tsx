import type { ReactNode } from "react";
import type { PostItem } from "#app/content/post-items.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostCard } from "./post-card";

interface PostsSectionProps {
  title: string;
  /** How many there are, announced when it changes. */
  count: string;
  items: PostItem[];
  /** Results stand close below the search box, so that they are seen while it is used. */
  isClose?: boolean;
  /** What to say when there are none. */
  empty?: { title: string; text: string; clear: string; onClear: () => void };
  /** Links to what is not in the list. */
  children?: ReactNode;
}

/** The grid's rhythm, of six columns: two large, three small, two that lie on their side, and again. */
const rhythm = ["lg:col-span-3", "lg:col-span-3", "lg:col-span-2", "lg:col-span-2", "lg:col-span-2"];
const isWide = (index: number) => index % 7 > 4;

export function PostsSection({ title, count, items, isClose, empty, children }: PostsSectionProps) {
  return (
    <section
      className={`thread ${isClose ? "[--top:1rem]" : "[--top:var(--spacing-section)]"}`}
      aria-labelledby="posts"
    >
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
          <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6 lg:gap-y-16">
            {items.map((item, index) => (
              <li key={item.id} className={rhythm[index % 7] ?? "lg:col-span-3"}>
                <PostCard item={item} isWide={isWide(index)} />
              </li>
            ))}
          </ul>
        )}
        {children && <p className="mt-12 flex flex-wrap justify-between gap-6">{children}</p>}
      </div>
    </section>
  );
}
