import type { ReactNode } from "react";
import { Prose } from "#app/markdown/prose.tsx";

interface ArticleSectionProps {
  html: string;
  contents: string;
  sections: { id: string; title: string }[];
  /** What is below the text, in its column. */
  children: ReactNode;
}

/** The text, with its contents beside it where there is room and where it has parts. */
export function ArticleSection({ html, contents, sections, children }: ArticleSectionProps) {
  return (
    <div className="measure grid gap-x-16 py-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-20 xl:gap-x-24">
      {sections.length > 0 && (
        <nav aria-labelledby="contents" className="hidden lg:sticky lg:top-28 lg:block lg:self-start">
          <p id="contents" className="font-semibold text-sm text-soft">
            {contents}
          </p>
          <ol className="mt-2 border-line border-s-2">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ms-0.5 flex min-h-11 items-center border-transparent border-s-2 py-1.5 ps-4 leading-snug hover:border-(--accent) hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="min-w-0 lg:col-start-2">
        <Prose html={html} />
        {children}
      </div>
    </div>
  );
}
