import { createContext, useContext } from "react";
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
} from "react-router";
import { localeOf, localPath } from "#app/document/locale-paths.ts";

/** Where a link leads: the address of the English page. It is drawn as that of the page in the visitor's language. */
interface To {
  to: string;
}

/**
 * What every link inside the site does: changes the page with a view transition where the browser has them. It fetches
 * nothing before it is followed: where a prefetch fails, React Router reloads the page, and what was typed is lost.
 */
const linkBehaviour = { viewTransition: true, discover: "none" } as const;

/** The addresses of pages that are in English alone, and so have no twin below the language of the page that is shown. */
export const EnglishOnly = createContext<readonly string[]>([]);

export function Link({ to, ...props }: Omit<LinkProps, "to"> & To) {
  return <RouterLink {...linkBehaviour} {...props} to={useLocalPath(to)} />;
}

export function NavLink({ to, ...props }: Omit<NavLinkProps, "to"> & To) {
  return <RouterNavLink {...linkBehaviour} {...props} to={useLocalPath(to)} />;
}

/** The address of a page in the language of the page that is shown, or in English where it has no other. */
export function useLocalPath(path: string): string {
  return localPath(path, localeOf(useLocation().pathname), useContext(EnglishOnly));
}
