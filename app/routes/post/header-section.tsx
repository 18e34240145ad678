import { Figure } from "#app/illustrations/figure.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { PostPage } from "./post-page";

/** A word with a hyphen. In the title, no line breaks inside such a word, for example between “M-” and “Pesa”. */
const wordWithHyphen = /(\S+-\S+)/;

export function HeaderSection({ accent, figure, byline, ...post }: PostPage["header"]) {
  return (
    <header className="border-line border-b">
      <div className="measure grid gap-x-14 gap-y-8 pt-8 pb-10 lg:grid-cols-wide lg:pb-14">
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
          <SampleLabel label={post.sampleLabel} className="mt-5" />
        </div>
        <Figure
          accent={accent}
          figure={figure}
          isNamed
          className="min-h-60 text-base sm:text-lg lg:row-span-2 lg:min-h-96 lg:self-center"
        />
        <div className="flex flex-wrap items-center gap-x-10 gap-y-5 lg:self-end">
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
          <ul className="flex max-w-md flex-wrap gap-x-6 gap-y-2 text-soft tabular-nums">
            <Fact icon="calendar-check">
              <time dateTime={post.date}>{post.dateLabel}</time>
            </Fact>
            {post.updated && (
              <Fact icon="calendar-check">
                <time dateTime={post.updated.date}>{post.updated.label}</time>
              </Fact>
            )}
            <Fact icon="clock">{post.readTime}</Fact>
            {post.views && <Fact icon="eye">{post.views}</Fact>}
            {post.likes && <Fact icon="heart">{post.likes}</Fact>}
            {post.countsSampleLabel && <li data-sample>({post.countsSampleLabel})</li>}
          </ul>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} className="size-4" /> {children}
    </li>
  );
}
