import type { PropsWithChildren } from "react";
import sharePost from "#app/inline/share.ts?script";
import { Prose } from "#app/markdown/prose.tsx";
import { PostCards } from "#app/routes/blog/posts-section.tsx";
import { Section } from "#app/sections/section.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { Button, ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import type { PostPage } from "./post-page";

/**
 * The entry of the section that is being read. Not in contents.css, because each build would warn that Lightning CSS does not know
 * `:target-current` yet.
 */
const currentEntry = ".post-text a:target-current{--bead-size:1;color:var(--color-ink)}";

export function ArticleSection({ sections, ...article }: PropsWithChildren<PostPage["article"]>) {
  return (
    <div className="post-text thread">
      <div className="measure grid gap-x-16 pt-12 pb-section lg:grid-cols-rail lg:pt-16 xl:gap-x-12">
        {sections.length > 0 && (
          <nav aria-labelledby="contents" className="hidden lg:sticky lg:top-28 lg:block lg:self-start">
            <p id="contents" className="font-semibold text-sm text-soft">
              {article.contents}
            </p>
            {/* In the body, HTML allows a style element only inside of an svg. The build adds its hash to the page's policy. */}
            <svg className="hidden" aria-hidden="true">
              <style>{currentEntry}</style>
            </svg>
            <ol className="mt-2">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="relative flex min-h-11 items-center py-1.5 text-soft leading-snug hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="min-w-0 lg:col-start-2">
          <Prose html={article.html} />
          {article.children}
        </div>
      </div>
    </div>
  );
}

export function ColophonSection({
  tagsLabel,
  tags,
  like,
  likeNote,
  share,
  kicker,
  author,
}: PostPage["colophon"]) {
  return (
    <footer className="mt-14 grid gap-10 border-ink border-t-2 pt-8">
      {tags.length > 0 && (
        <ul data-print="hidden" aria-label={tagsLabel} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sunk px-4 py-1.5 text-sm">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
        <ShareLinks {...share} />
        <div data-print="hidden" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="quiet" aria-describedby="like-note">
            <Icon name="heart" /> {like}
          </Button>
          <p id="like-note" className="text-sm text-soft">
            {likeNote}
          </p>
        </div>
      </div>
      {author && <AuthorCard kicker={kicker} {...author} />}
    </footer>
  );
}

type Author = NonNullable<PostPage["colophon"]["author"]>;

function AuthorCard({ kicker, ...author }: Author & { kicker: string }) {
  return (
    <section aria-labelledby="author" className="grid gap-6 card p-6 sm:grid-cols-[auto_1fr] sm:gap-8 sm:p-8">
      <Portrait id={author.id} name={author.name} accent={author.accent} className="size-24 sm:size-32" />
      <div>
        <p className="text-sm text-soft">{kicker}</p>
        <h2 id="author" className="text-heading">
          {author.name}
        </h2>
        <p lang={author.lang} className="font-semibold">
          {author.role}
        </p>
        <SampleLabel label={author.sampleLabel} className="mt-3" />
        <p lang={author.lang} className="mt-3 max-w-prose text-soft">
          {author.bio} {author.habit}
        </p>
      </div>
    </section>
  );
}

/** Plain links to the networks' sharing pages, so that no third-party script runs here. With script they open in a popup. */
function ShareLinks({ title, url, networks, copy, copied }: PostPage["colophon"]["share"]) {
  return (
    <div data-print="hidden">
      <p id="share" className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby="share" className="mt-3 flex flex-wrap gap-2">
        {networks.map(({ id, name, label, href }) => (
          <li key={id}>
            <ExternalButtonLink variant="quiet" href={href} aria-label={label} data-share={url}>
              {name}
            </ExternalButtonLink>
          </li>
        ))}
        <li className="noscript:hidden">
          <Button variant="quiet" data-copied={copied}>
            <Icon name="link" /> <span aria-live="polite">{copy}</span>
          </Button>
        </li>
      </ul>
      <InlineScript code={sharePost} />
    </div>
  );
}

export function RelatedSection({ title, items, accent }: PostPage["related"]) {
  return (
    <Section
      data-print="hidden"
      headingId="related"
      ground="sunk"
      className={`accent-${accent}`}
      title={title}
    >
      <ul className="mt-lead grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <PostCards items={items} />
      </ul>
    </Section>
  );
}
