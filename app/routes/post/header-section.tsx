import { Fragment } from "react";
import { Figure } from "#app/illustrations/figure.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { PostPage } from "./post-page";

/** A word with a hyphen. In the title, no line breaks inside such a word, for example between “M-” and “Pesa”. */
const wordWithHyphen = /(\S+-\S+)/;

/** Between two facts. No line starts with the dot, because a no-break space is before it. */
const separator = "\u00a0· ";

export function HeaderSection({ accent, figure, byline, ...post }: PostPage["header"]) {
  return (
    <header className="thread thread-start">
      <span className="thread-bead top-42 text-headline" />
      <div className="measure grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-wide">
        <div>
          <Link
            to="/blog"
            data-print="hidden"
            className="-ms-1 inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
          >
            <Icon name="arrow-left" /> {post.back}
          </Link>
          <p className="mt-3 lg:mt-6">
            <Link
              to={post.categoryPath}
              className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
            >
              {post.category}
            </Link>
          </p>
          <h1 id="page-title" className="mt-2 text-headline">
            {unbroken(post.title, wordWithHyphen)}
          </h1>
          <p className="mt-6 max-w-2xl text-intro text-soft">{post.excerpt}</p>
        </div>
        <Figure
          accent={accent}
          figure={figure}
          isNamed
          className="min-h-60 text-base sm:text-lg lg:row-span-2 lg:min-h-96 lg:self-center"
        />
        <div className="grid gap-4 lg:self-end">
          {byline ? (
            <p className="flex items-center gap-4">
              <Portrait id={byline.id} name={byline.name} accent={byline.accent} className="size-14" />
              <span>
                <span className="block font-semibold">{byline.name}</span>
                <span lang={byline.lang} className="block text-sm text-soft leading-snug">
                  {byline.role}
                  {byline.sampleLabel && ` · ${byline.sampleLabel}`}
                </span>
              </span>
            </p>
          ) : (
            <p className="font-semibold">{post.author}</p>
          )}
          <p className="text-soft tabular-nums">
            <time dateTime={post.date}>{post.dateLabel}</time>
            {post.updated && (
              <>
                {separator}
                <time dateTime={post.updated.date}>{post.updated.label}</time>
              </>
            )}
            {separator}
            {post.facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && separator}
                <span className="whitespace-nowrap">{fact}</span>
              </Fragment>
            ))}
            {post.sampleLabel && (
              <>
                {separator}
                <span data-sample>{post.sampleLabel}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </header>
  );
}
