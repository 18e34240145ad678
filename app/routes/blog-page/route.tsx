import { notFound } from "#app/content/not-found.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
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
      <PageHero {...hero} />
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

export const ErrorBoundary = NotFoundBoundary;
