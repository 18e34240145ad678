import type { PropsWithChildren } from "react";
import { Prose } from "#app/markdown/prose.tsx";
import type { PostPage } from "./post-page.server";

/** The text, with its contents beside it where there is room and where it has parts. */
export function ArticleSection({
  html,
  contents,
  sections,
  children,
}: PropsWithChildren<PostPage["article"]>) {
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
