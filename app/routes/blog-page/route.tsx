import { notFound } from "#app/content/not-found.server.ts";
import { listPostItems } from "#app/content/post-items.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { continuedPages, pagePath, postsPerPage } from "../blog/paging";
import { PostsSection } from "../blog/posts-section";
import type { Route } from "./+types/route";

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

/**
 * The view model of page 2 and up of the blog list.
 * @param page as the address has it
 * @returns undefined where there is no such page
 */
function continuedPage(page: string, words: Words) {
  const { list } = words.blog;
  const items = listPostItems(words);
  const pages = continuedPages(items.length);
  const number = pages.find((candidate) => String(candidate) === page);
  if (number === undefined) return;
  const values = { page, total: items.length, pages: pages.length + 1 };
  const newer = { label: list.page.newer, path: pagePath(number - 1) };
  const older = { label: list.page.older, path: pagePath(number + 1) };
  return {
    meta: {
      title: fill(list.page.meta.title, values),
      description: fill(list.page.meta.description, values),
    },
    hero: { title: fill(list.page.title, values), intro: list.hero.intro },
    posts: {
      title: list.posts.title,
      count: fill(list.page.count, values),
      items: items.slice((number - 1) * postsPerPage, number * postsPerPage),
    },
    links: pages.includes(number + 1) ? [newer, older] : [newer],
  };
}
