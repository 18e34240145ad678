import { type ComponentProps, createContext, useContext } from "react";
import type { CurrentPage as CurrentPageValue } from "#app/contract/islands.ts";
import { localeOf, localPath } from "#app/url/locale-paths.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path of the English page. The link leads to this page in the language of the current page. */
  to: string;
}

/**
 * The current page's path and the pages without a translation. The document and each island provide it. Components use no
 * other context.
 */
export const CurrentPage = createContext<CurrentPageValue>({ path: "/", englishOnly: [] });

/** A plain `<a>`, without client-side routing: the browser prerenders documents, and restores them for Back. */
export function Link({ to, ...props }: LinkProps) {
  return <a {...props} href={useLocalPath(to)} />;
}

/** A link on its own line, 44 px high, so that a finger can hit it. */
export const TextLink = (props: Omit<LinkProps, "className">) => (
  <Link {...props} className="text-link inline-flex min-h-11 items-center" />
);

/** A link that covers its whole card. The card needs the classes `group` and `relative`. */
export const CardLink = (props: LinkProps) => (
  <Link {...props} className="after:absolute after:inset-0 group-hover:underline" />
);

/**
 * A link in the navigation. It has `aria-current` on its page and on all subpages; the home page's link only on the home
 * page.
 */
export function NavLink({ to, ...props }: LinkProps) {
  const href = useLocalPath(to);
  const { path } = useContext(CurrentPage);
  const isCurrent = path === href || (to !== "/" && path.startsWith(`${href}/`));
  return <a {...props} href={href} aria-current={isCurrent ? "page" : undefined} />;
}

/**
 * The URL of a page in the current page's language or, if the page is not translated, in English.
 * @param path the English path
 */
export function useLocalPath(path: string): string {
  const page = useContext(CurrentPage);
  return localPath(path, localeOf(page.path), page.englishOnly);
}
