import { wordsFor } from "#app/content/words.server.ts";
import type { PageHandle } from "#app/layout/page-handle.ts";
import { FilterPanel } from "#app/search/filter-panel.tsx";
import { EmailSection } from "#app/sections/email-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Static } from "#app/ui/static.tsx";
import type { Route } from "./+types/route";
import { blogPage } from "./blog-page.server";
import { PostsSection } from "./posts-section";

export function loader({ request }: Route.LoaderArgs) {
  return blogPage(wordsFor(request));
}

export const handle: PageHandle = { hasNewsletter: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The newest articles, with the featured one on top; a search and a category look through all of them. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, filter, posts, older, newsletter } = loaderData;
  return (
    <>
      <PageHero {...hero}>
        <Static>
          <FilterPanel {...filter} />
        </Static>
      </PageHero>
      <PostsSection {...posts}>
        {older && (
          <ButtonLink to={older.path} variant="quiet">
            {older.label}
          </ButtonLink>
        )}
      </PostsSection>
      <EmailSection id="newsletter" {...newsletter} />
    </>
  );
}
