import { data } from "react-router";
import { notFoundLinks } from "#app/content/not-found.ts";
import type { Route } from "./+types/route";

/** Any URL that no other route knows. Having a loader, it gets the root's words too. */
export function loader({ request }: Route.LoaderArgs) {
  throw data({ links: notFoundLinks(request) }, { status: 404 });
}

/** Never drawn: the root's ErrorBoundary draws the page. Without it this would be a resource route. */
export default function NotFound() {
  return null;
}
