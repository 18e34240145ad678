import type { PostItem } from "#app/content/post-items.server.ts";
import { Cover } from "#app/ui/beadwork.tsx";
import { Link } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** One article of the grid: the cover above the words, or beside them. */
export function PostCard({ item, isWide }: { item: PostItem; isWide: boolean }) {
  return (
    <article
      className={`bead-${item.bead} group relative h-full ${isWide ? "lg:grid lg:grid-cols-[2fr_3fr] lg:gap-6" : ""}`}
    >
      <Cover
        id={item.id}
        bead={item.bead}
        className={`rounded-card ${isWide ? "aspect-3/2 lg:aspect-4/5" : "aspect-3/2"}`}
      />
      <div className={isWide ? "mt-5 lg:mt-0 lg:border-line lg:border-t-2 lg:pt-5" : "mt-5"}>
        <PostFacts {...item} />
        <h3 className="mt-2 text-heading">
          <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
            {unbroken(item.title)}
          </Link>
        </h3>
        <p className="mt-2 text-soft">{unbroken(item.excerpt)}</p>
        <p className="mt-3 font-semibold text-sm">{item.author}</p>
        <SampleLabel label={item.sampleLabel} className="mt-3" />
      </div>
    </article>
  );
}

/** Category, date and read time, the same on every card. */
export function PostFacts({ category, date, dateLabel, readTime }: PostItem) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span className="flex items-center gap-2 font-semibold text-ink">
        <span className="size-2.5 rounded-full bg-(--bead)" /> {category}
      </span>
      <span>
        <time dateTime={date}>{dateLabel}</time> · {readTime}
      </span>
    </p>
  );
}
