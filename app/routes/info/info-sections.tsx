import type { ReactNode } from "react";
import { ContactWays } from "#app/leads/forms/contact-ways.tsx";
import { Prose } from "#app/markdown/prose.tsx";
import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import type { InfoKind } from "#data/schemas/info.ts";
import type { InfoPage } from "./info-page";

export function WaysSection({ title, note, contact }: NonNullable<InfoPage["ways"]>) {
  return (
    <section aria-labelledby="ways" className="overflow-hidden card lg:sticky lg:top-28">
      <div className="p-6 sm:p-8">
        <h2 id="ways" className="text-heading">
          {title}
        </h2>
        <ContactWays {...contact} />
      </div>
      <p className="bg-night p-6 text-on-night sm:px-8">{note}</p>
    </section>
  );
}

export function ActionSection({ title, text, label, path, second }: NonNullable<InfoPage["action"]>) {
  return (
    <section aria-labelledby="action" className="@container card card-top">
      <div className="grid @2xl:grid-cols-[1fr_auto] items-center gap-x-12 gap-y-6 @2xl:p-9 p-6">
        <div>
          <h2 id="action" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 max-w-prose text-soft">{text}</p>
        </div>
        <div className="flex @2xl:grid flex-wrap gap-3 *:grow">
          <ButtonLink to={path}>{label}</ButtonLink>
          {second && (
            <ButtonLink to={second.path} variant="quiet">
              {second.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

interface ArticleSectionProps {
  kind: InfoKind | "contact";
  html: string;
  contents: string;
  jumps: boolean;
  sections: { id: string; title: string }[];
  /** On a page with `jumps`, the page of solutions, which have no section of their own. */
  solutions: { name: string; path: string } | undefined;
  /** On a page with `jumps`, the titles of the folds: of the introduction, a table below its list, the notes, and later tables. */
  folds: Record<"intro" | "plans" | "notes" | "payback", string>;
  children: ReactNode;
}

/**
 * The text of a page of prose. A legal text has a table of contents; other texts have the next step beside or below them. A
 * long one has both beside it, in wide windows.
 */
export function ArticleSection({
  kind,
  html,
  contents,
  jumps,
  sections,
  solutions,
  folds,
  children,
}: ArticleSectionProps) {
  switch (kind) {
    case "legal":
      return (
        <div className="measure grid gap-x-16 gap-y-10 py-section lg:grid-cols-[16rem_minmax(0,1fr)] xl:gap-x-24">
          <Contents title={contents} sections={sections} />
          <div className="grid min-w-0 gap-y-12">
            <Prose html={html} />
            {children}
          </div>
        </div>
      );
    case "company":
      return (
        <div
          className={`measure grid gap-x-16 gap-y-12 py-section ${sections.length > 0 ? "" : "items-start lg:grid-cols-half"}`}
        >
          <Prose html={html} hasSideHeadings={sections.length > 0} />
          {children}
        </div>
      );
    case "contact":
      return (
        <div className="measure grid items-start gap-x-16 gap-y-14 py-section lg:grid-cols-half">
          {children}
          <Prose html={html} />
        </div>
      );
    default:
      if (jumps) return <TablesSections {...{ html, contents, sections, solutions, folds }} />;
      return (
        <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Prose html={html} />
          <div className="grid gap-6 lg:sticky lg:top-28 lg:self-start">
            {sections.length > 4 && (
              <div className="max-lg:hidden">
                <Contents title={contents} sections={sections} />
              </div>
            )}
            {children}
          </div>
        </div>
      );
  }
}

/** Matches the heading of the second table of a section, and all that follows. */
const laterTables = /(?<=<\/section>\n.*)<h3.*$/s;

/** Matches a table below a list, which on a phone has the key figures of the table. */
const listedTable = /(?<=<\/ul>\n)<section.*?<\/section>/s;

/** Matches a list with the paragraph before it. A list within an entry belongs to it, so its end is not the end of the match. */
const listWithIntro = /<p>(?:(?!<p>).)*<\/p>\s*<ul>.*?<\/ul>(?!\s*<\/li>)/gs;

/** Matches the paragraphs after the first table of a section. */
const tableNotes = /(?<=<\/section>\n)(?:<p>.*<\/p>\s*)+/;

/**
 * Links to the sections with the introduction below them, and a section for each heading, which begins with its first table. A
 * narrow window folds the introduction, the notes, and a table that has a list of its key figures. Later tables of a section are always folded.
 */
function TablesSections({
  html,
  contents,
  sections,
  solutions,
  folds,
}: Omit<ArticleSectionProps, "kind" | "jumps" | "children">) {
  const [intro = "", ...parts] = html.split(/(?=<h2)/);
  return (
    <>
      <Jumps label={contents} sections={sections} solutions={solutions} />
      <div className="thread on-paper">
        <details className="measure narrow-fold tables-intro sm:unfolded">
          <FoldSummary className="min-h-12 font-semibold">{folds.intro}</FoldSummary>
          <Prose html={intro} />
        </details>
      </div>
      {parts.map((part, index) => {
        const id = sections[index]?.id ?? "";
        const [folded] = laterTables.exec(part) ?? [];
        return (
          <Section key={id} headingId={id} ground={index % 2 === 0 ? "paper" : "sunk"}>
            <div className="tables-section">
              <Prose
                html={part
                  .replace(laterTables, "")
                  .replace(tableNotes, `${foldOf(folds.notes, "table-notes")}$&</div></details>`)
                  .replace(listedTable, `${foldOf(folds.plans, "prose")}$&</div></details>`)}
              />
              {folded && (
                <div className="later-tables">
                  <details className="border-line border-b">
                    <FoldSummary className="min-h-12 font-semibold">{folds.payback}</FoldSummary>
                    <Prose html={folded.replace(listWithIntro, '<div class="noted-list">$&</div>')} />
                  </details>
                </div>
              )}
            </div>
          </Section>
        );
      })}
    </>
  );
}

/** The beginning of a fold, up to its content. Wide windows unfold it. */
const foldOf = (title: string, classes: string) =>
  `<details class="narrow-fold sm:unfolded"><summary class="drawn-arrow flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 pe-2 font-semibold">${title}</summary><div class="${classes}">`;

/**
 * Links to the sections and to the page of solutions, on one line if there is room. They stay below the header. In wide windows
 * each is above a column of the introduction.
 */
function Jumps({
  label,
  sections,
  solutions,
}: { label: string } & Pick<ArticleSectionProps, "sections" | "solutions">) {
  const jumps = sections.map(({ id, title }) => ({ to: `#${id}`, title }));
  const links = solutions ? [...jumps, { to: solutions.path, title: solutions.name }] : jumps;
  return (
    <nav aria-label={label} className="jumps thread">
      <ul className="measure grid grid-cols-[auto_auto] justify-start gap-x-8 text-sm sm:flex sm:flex-wrap sm:text-base lg:grid lg:grid-cols-4 lg:justify-normal">
        {links.map(({ to, title }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
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
              // Its box contains the number, so that the chat's button covers neither (inline/scroll.ts).
              className="-ms-7 ps-7 hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
