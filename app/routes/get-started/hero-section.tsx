import { BeadMark } from "#app/ui/beadwork.tsx";

/** A dark band; the form overlaps its lower edge. */
export function HeroSection({ title, intro }: { title: string; intro: string }) {
  return (
    <section
      className="thread thread-start relative overflow-clip bg-night text-on-night [--thread-ground:var(--color-night)]"
      aria-labelledby="page-title"
    >
      <span className="thread-bead top-36" />
      <BeadMark
        id="get-started"
        className="absolute -end-24 -top-24 size-64 sm:-end-36 sm:-top-28 sm:size-64 lg:-end-24 lg:-top-52 lg:size-152"
      />
      <div className="measure relative pt-40 pb-40 sm:pt-16 lg:pt-20 lg:pb-52">
        <h1 id="page-title" className="max-w-3xl text-page">
          {title}
        </h1>
        <p className="mt-6 max-w-xl sm:max-lg:max-w-md text-intro text-night-soft">{intro}</p>
      </div>
    </section>
  );
}
