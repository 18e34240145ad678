import { notFound } from "~/content/not-found.server";
import { wordsFor } from "~/content/words.server";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { Link } from "~/ui/link";
import { PostsSection } from "../blog/posts-section";
import type { Route } from "./+types/route";
import { continuedPage } from "./continued-page.server";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const page = continuedPage(params.page, words);
  if (!page) throw notFound(words.blog.notFound, request);
  return page;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The blog list past its first page, for those who come without script. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { hero, posts, links } = loaderData;
  return (
    <>
      <PageHero bead={4} {...hero} />
      <PostsSection {...posts}>
        {links.map(({ label, path }) => (
          <Link key={path} to={path} className="text-link">
            {label}
          </Link>
        ))}
      </PostsSection>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundBoundary error={error} />;
}
