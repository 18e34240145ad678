interface OverviewSectionProps {
  title: string;
  paragraphs: string[];
  list: { title: string; items: string[] };
  /** Of the list: classes. */
  columns?: string;
}

/** What it is, in text, and a list beside it. */
export function OverviewSection({ title, paragraphs, list, columns = "" }: OverviewSectionProps) {
  return (
    <section className="thread on-paper" aria-labelledby="overview">
      <div className="measure grid gap-x-20 gap-y-12 pt-6 pb-section lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 id="overview" className="text-title">
            {title}
          </h2>
          <div className="mt-6 grid max-w-prose gap-5 text-lg first-line:text-intro lg:text-xl">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {list.items.length > 0 && (
          <div className="lg:pt-4">
            <h3 className="text-heading">{list.title}</h3>
            <ul className={`points dots ${columns}`}>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
