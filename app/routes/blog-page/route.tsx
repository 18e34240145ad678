import { fill, notFound, wordsFor } from "~/content.server";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { Link } from "~/ui/link";
import { continuedPages, pagePath, postsPerPage } from "../blog/paging";
import { listPostItems } from "../blog/post-items.server";
import { PostsSection } from "../blog/posts-section";
import type { Route } from "./+types/route";

export function loader({ params, request }: Route.LoaderArgs) {
  const { blog, common } = wordsFor(request);
  const { list, notFound: unknown } = blog;
  const items = listPostItems(common.sample);
  const pages = continuedPages(items.length);
  const page = Number(params.page);
  if (!pages.includes(page) || String(page) !== params.page) throw notFound(unknown);
  const places = { page, total: items.length, pages: pages.length + 1 };
  const { newer, older } = list.page;
  return {
    meta: {
      title: fill(list.page.meta.title, places),
      description: fill(list.page.meta.description, places),
    },
    hero: { title: fill(list.page.title, places), lead: list.hero.lead },
    posts: {
      title: list.posts.title,
      count: fill(list.page.count, places),
      items: items.slice((page - 1) * postsPerPage, page * postsPerPage),
    },
    links: [
      { label: newer, path: pagePath(page - 1) },
      ...(pages.includes(page + 1) ? [{ label: older, path: pagePath(page + 1) }] : []),
    ],
  };
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
