import type { ReactNode } from "react";
import { Prose } from "#app/markdown/prose.tsx";
import type { InfoKind } from "#data/schemas/info.ts";

interface ArticleSectionProps {
  kind: InfoKind | "contact";
  html: string;
  contents: string;
  sections: { id: string; title: string }[];
  /** Beside or below the text: the next step, or the ways to reach us. */
  children: ReactNode;
}

/** The text: legal ones begin with a table of contents, others have the next step beside or below them. */
export function ArticleSection({ kind, html, contents, sections, children }: ArticleSectionProps) {
  switch (kind) {
    case "legal":
      return (
        <div className="measure grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16 xl:gap-x-24">
          <Contents title={contents} sections={sections} />
          <div className="grid min-w-0 gap-y-12">
            <Prose html={html} />
            {children}
          </div>
        </div>
      );
    case "company":
      return (
        <div className="measure grid gap-y-12 py-12 lg:py-20">
          <Prose html={html} hasSideHeadings />
          {children}
        </div>
      );
    case "contact":
      return (
        <div className="measure grid items-start gap-x-16 gap-y-14 py-12 lg:grid-cols-[1fr_1.2fr] lg:py-20">
          {children}
          <Prose html={html} />
        </div>
      );
    default:
      return (
        <div className="measure grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-20">
          <Prose html={html} />
          <div className="lg:sticky lg:top-28 lg:self-start">{children}</div>
        </div>
      );
  }
}

function Contents({ title, sections }: { title: string; sections: ArticleSectionProps["sections"] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-card bg-sunk p-5 lg:sticky lg:top-28 lg:self-start lg:p-6"
    >
      <p id="contents" className="font-semibold">
        {title}
      </p>
      <ol className="mt-2 list-decimal ps-6 marker:text-soft marker:tabular-nums">
        {sections.map((section) => (
          <li key={section.id} className="py-1.5 ps-1 leading-snug pointer-coarse:py-0">
            <a
              href={`#${section.id}`}
              className="hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
