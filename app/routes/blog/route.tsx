import { wordsFor } from "#app/content/words.server.ts";
import { FilterPanel } from "#app/search/filter-panel.tsx";
import { EmailSection } from "#app/sections/newsletter-form.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Static } from "#app/ui/static.tsx";
import type { Route } from "./+types/route";
import { blogPage } from "./blog-page.server";
import { PostsSection } from "./posts-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return blogPage(wordsFor(request));
}

export const handle = { hasNewsletter: true };

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, filter, posts, newsletter } = loaderData;
  return (
    <>
      <PageHero {...hero} hasThread={false}>
        <Static>
          <FilterPanel {...filter} />
        </Static>
      </PageHero>
      <PostsSection {...posts} />
      <EmailSection id="newsletter" {...newsletter} />
    </>
  );
}
