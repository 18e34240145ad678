import { type ComponentProps, createContext, useContext } from "react";
import type { Here as HereValue } from "#app/contract/islands.ts";
import { localeOf, localPath } from "#app/url/locale-paths.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path of the English page; the link leads to the same page in the language of the page it is on. */
  to: string;
}

/** The page that is shown. The root sets it, and each island's root: the only context that components may read. */
export const Here = createContext<HereValue>({ path: "/", englishOnly: [] });

/** A plain link: every page is a document, which the browser prerenders and keeps for Back. */
export function Link({ to, ...props }: LinkProps) {
  return <a {...props} href={useLocalPath(to)} />;
}

/** A link on a line of its own, as high as a finger needs. */
export const TextLink = (props: Omit<LinkProps, "className">) => (
  <Link {...props} className="text-link inline-flex min-h-11 items-center" />
);

/** The link of a whole card, which is a `group` and positioned. */
export const CardLink = (props: LinkProps) => (
  <Link {...props} className="after:absolute after:inset-0 group-hover:underline" />
);

/** A link in the navigation: `aria-current` on its page and on those below it, but for the home page's link. */
export function NavLink({ to, ...props }: LinkProps) {
  const href = useLocalPath(to);
  const here = useContext(Here).path;
  const isCurrent = here === href || (to !== "/" && here.startsWith(`${href}/`));
  return <a {...props} href={href} aria-current={isCurrent ? "page" : undefined} />;
}

/** The URL of a page in the language of the page that is shown, or in English where it has no other. */
export function useLocalPath(path: string): string {
  const here = useContext(Here);
  return localPath(path, localeOf(here.path), here.englishOnly);
}
