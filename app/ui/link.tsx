import { type ComponentProps, createContext, useContext } from "react";
import { useLocation } from "react-router";
import { localeOf, localPath, withoutSlash } from "#app/url/locale-paths.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Where it leads: the address of the English page. It is drawn as that of the page in the visitor's language. */
  to: string;
}

/** The addresses of pages that are in English alone, and so have no alternate below the language of the page that is shown. */
export const EnglishOnly = createContext<readonly string[]>([]);

/**
 * A link inside the site, a plain one after hydration too: every page is a document, which the browser can prerender
 * (public/speculation-rules.json) and keep for Back. React Router's would navigate by script.
 */
export function Link({ to, ...props }: LinkProps) {
  return <a {...props} href={useLocalPath(to)} />;
}

/** A link on a line of its own, as high as a finger needs. */
export const TextLink = (props: Omit<LinkProps, "className">) => (
  <Link {...props} className="text-link inline-flex min-h-11 items-center" />
);

/** A link in the navigation: it says whether the visitor is on its page or on one below it. All are below the home page. */
export function NavLink({ to, ...props }: LinkProps) {
  const href = useLocalPath(to);
  const here = withoutSlash(useLocation().pathname);
  const isCurrent = here === href || (to !== "/" && here.startsWith(`${href}/`));
  return <a {...props} href={href} aria-current={isCurrent ? "page" : undefined} />;
}

/** The address of a page in the language of the page that is shown, or in English where it has no other. */
export function useLocalPath(path: string): string {
  return localPath(path, localeOf(useLocation().pathname), useContext(EnglishOnly));
}
