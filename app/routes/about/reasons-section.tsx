import { Section } from "#app/sections/section.tsx";
import type { AboutPage } from "./about-page.server";

/** A comparison in two columns: what is usual, in a softer colour, and what we do instead. */
export function ReasonsSection({ title, intro, usual, here, items }: AboutPage["reasons"]) {
  return (
    <Section id="reasons" title={title} intro={intro}>
      <ul className="mt-12 border-ink border-y-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-4 border-line border-b py-8 last:border-0 lg:grid-cols-[1fr_2.4fr]"
          >
            <h3 className="text-heading">{item.title}</h3>
            <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-[1fr_1.6fr]">
              <div>
                <dt className="text-soft">{usual}</dt>
                <dd className="mt-1 text-lg text-soft">{item.usual}</dd>
              </div>
              <div>
                <dt className="font-semibold">{here}</dt>
                <dd className="mt-1 text-lg">{item.here}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
