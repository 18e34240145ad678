import { data } from "react-router";
import { notFoundLinks } from "#app/content/not-found.ts";
import type { Route } from "./+types/route";

/**
 * Matches every URL that no other route matches. Because this route has a loader, the root loader runs too and provides
 * the texts.
 */
export function loader({ request }: Route.LoaderArgs) {
  throw data({ links: notFoundLinks(request) }, { status: 404 });
}

/**
 * Never rendered: the loader throws, and the root's ErrorBoundary renders the page. Without a component this would be a
 * resource route.
 */
export default function NotFound() {
  return null;
}
