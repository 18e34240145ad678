import { beadOfPost, findTeamMember, formatDate, listPosts, wordsFor } from "~/content.server";
import { useListFilter } from "~/search/use-list-filter";
import { EmailSection } from "~/sections/email-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { blog, breadcrumbList, crumbsTo } from "~/seo/things.server";
import { postCategories } from "../../../data/schemas/post";
import type { Route } from "./+types/route";
import { FeaturedSection } from "./featured-section";
import { filterPosts } from "./filter-posts";
import { PostsSection } from "./posts-section";
import { SearchSection } from "./search-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const { list } = wordsFor(request).blog;
  describePage(context, blog(list.hero.title, list.hero.lead), breadcrumbList(crumbsTo("/blog")));
  const posts = listPosts();
  return {
    ...list,
    filter: {
      ...list.filter,
      choices: postCategories.map((category) => ({ name: category, bead: beadOfPost({ category }) })),
    },
    featured: { ...list.featured, id: posts.find(({ featured }) => featured)?.id },
    items: posts.map(({ id, path, title, excerpt, category, author, date, readTime }) => ({
      ...{ id, path, title, excerpt, category, date, readTime },
      dateLabel: formatDate(date),
      author: findTeamMember(author)?.name ?? "",
      bead: beadOfPost({ category }),
    })),
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Everything is here, and the browser filters it: the featured article stands apart until a filter is on. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, featured, posts, newsletter, items } = loaderData;
  const filter = useListFilter(loaderData.filter.choices.map(({ name }) => name));
  const found = filterPosts(filter.text, filter.category, items);
  const apart = filter.isOn ? undefined : items.find(({ id }) => id === featured.id);
  const count = posts.count.replace("{count}", String(found.length)).replace("{total}", String(items.length));
  return (
    <>
      <PageHero bead={4} {...hero}>
        <SearchSection filter={filter} {...loaderData.filter} />
      </PageHero>
      {apart && <FeaturedSection kicker={featured.kicker} item={apart} />}
      <PostsSection
        title={filter.category ?? posts.title}
        count={count}
        items={found.filter((item) => item !== apart)}
        isClose={filter.isOn}
        empty={posts.empty}
        onClear={filter.clear}
      />
      <EmailSection id="newsletter" {...newsletter} />
    </>
  );
}
