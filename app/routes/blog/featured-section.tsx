import type { PostItem } from "#app/content/post-items.server.ts";
import { Cover } from "#app/ui/beadwork.tsx";
import { Link } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { PostFacts } from "./post-card";

/** The featured article: a whole band of its own, with the kanga's edge on top. */
export function FeaturedSection({ kicker, item }: { kicker: string; item: PostItem }) {
  return (
    <section className="thread" aria-labelledby="featured">
      <article
        className={`bead-${item.bead} group measure relative overflow-hidden rounded-card border border-line bg-card shadow-card`}
      >
        <div className="kanga-edge" />
        <div className="grid lg:grid-cols-[1.35fr_1fr]">
          <Cover id={item.id} bead={item.bead} className="aspect-3/2 h-full lg:aspect-auto lg:min-h-112" />
          <div className="flex flex-col p-6 sm:p-10">
            <p className="mb-4 font-semibold text-action">{kicker}</p>
            <PostFacts {...item} />
            <h2
              id="featured"
              className="mt-3 text-[clamp(1.8rem,1.2rem+2vw,2.75rem)] leading-[1.06] tracking-tight"
            >
              <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
                {item.title}
              </Link>
            </h2>
            <p className="mt-4 text-soft">{item.excerpt}</p>
            <p className="mt-auto pt-6 font-semibold text-sm">{item.author}</p>
            <SampleLabel label={item.sampleLabel} className="mt-3" />
          </div>
        </div>
      </article>
    </section>
  );
}
