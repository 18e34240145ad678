import { findPost, findTeamMember, notFound, wordsFor } from "~/content.server";
import { EmailSection } from "~/sections/email-section";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { blogPosting, breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { ArticleSection } from "./article-section";
import { ColophonSection } from "./colophon-section";
import { HeaderSection } from "./header-section";
import { viewPost } from "./post-view.server";
import { RelatedSection } from "./related-section";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { blog, common } = wordsFor(request);
  const post = findPost(params.postId);
  if (!post) throw notFound(blog.notFound);
  const view = viewPost(post, blog.post, common.sample);
  const crumbs = [...crumbsTo("/blog"), { label: post.title, path: post.path }];
  describePage(context, blogPosting(post, findTeamMember(post.author)), breadcrumbList(crumbs));
  return view;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Post({ loaderData }: Route.ComponentProps) {
  const { header, article, colophon, related, updates } = loaderData;
  return (
    <>
      <article className={`bead-${header.bead}`} aria-labelledby="page-title">
        <HeaderSection {...header} />
        <ArticleSection {...article}>
          <ColophonSection {...colophon} />
        </ArticleSection>
      </article>
      <RelatedSection {...related} />
      <EmailSection key={header.title} id="updates" {...updates} />
    </>
  );
}

// Not re-exported straight from its module: React Router hands the error only to a component that this module exports.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundBoundary error={error} />;
}
