import { wordsFor } from "#app/content/words.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/route";
import { type SitemapPage, sitemapPage } from "./sitemap-page";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return sitemapPage(wordsFor(request));
}

export default function Sitemap({ loaderData: { hero, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...hero} hasThread={false} />
      <GroupsSection groups={groups} />
    </>
  );
}

function GroupsSection({ groups }: Pick<SitemapPage, "groups">) {
  return (
    <div className="measure gap-12 pb-section sm:columns-2 lg:columns-3">
      {groups.map(({ id, title, path, links }) => (
        <section key={id} aria-labelledby={id} className="mb-12 break-inside-avoid">
          <h2 id={id} className="flex items-center gap-3 border-ink border-b-2 pb-2 text-heading">
            <span className="size-4 shrink-0 rounded-full bg-(--accent)" />
            {path ? (
              <Link to={path} className="inline-flex min-h-11 items-center hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <ul className="mt-2">
            {links.map((link) => (
              <li key={link.path}>
                <Link
                  to={link.path}
                  lang={link.lang}
                  className="inline-flex min-h-9 items-center py-1 leading-snug hover:underline pointer-coarse:min-h-11"
                >
                  {link.label}
                </Link>
                {link.line && (
                  <span lang={link.lang} className="block pb-1 text-soft text-sm">
                    {link.line}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
