import { notFound } from "#app/content/not-found.ts";
import { wordsFor } from "#app/content/words.ts";
import { EmailSection } from "#app/sections/newsletter-form.tsx";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { findPost } from "#data/index.ts";
import type { Route } from "./+types/route";
import { HeaderSection } from "./header-section";
import { postPage } from "./post-page";
import { ArticleSection, ColophonSection, RelatedSection } from "./post-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const post = findPost(params.postId, words.locale);
  if (!post) throw notFound(words.blog.notFound);
  return postPage(post, words);
}

export const handle = { hasNewsletter: true };

export default function Post({ loaderData }: Route.ComponentProps) {
  const { header, article, colophon, related, updates } = loaderData;
  return (
    <>
      <article className={`accent-${header.accent}`} aria-labelledby="page-title">
        <HeaderSection {...header} />
        <ArticleSection {...article}>
          <ColophonSection {...colophon} />
        </ArticleSection>
      </article>
      {related.items.length > 0 && <RelatedSection {...related} />}
      <EmailSection id="updates" {...updates} />
    </>
  );
}

export const ErrorBoundary = NotFoundBoundary;
