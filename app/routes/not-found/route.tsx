import { data } from "react-router";

/** Any address that no other route knows. Having a loader, it gets the root's words too. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Never drawn: the root's ErrorBoundary draws the page. Without it this would be a resource route. */
export default function NotFound() {
  return null;
}
