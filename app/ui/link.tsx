import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from "react-router";

/**
 * What every link inside the site does: fetches the next page while the pointer, the finger or the focus is on it, and
 * changes to it with a view transition where the browser has them.
 */
const linkBehaviour = { prefetch: "intent", viewTransition: true, discover: "none" } as const;

export function Link(props: LinkProps) {
  return <RouterLink {...linkBehaviour} {...props} />;
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...linkBehaviour} {...props} />;
}
