import { data } from "react-router";
import type { NotFoundCopy } from "~/sections/not-found-state";

/**
 * What a loader throws when its entity does not exist: status 404, with the words of the Not Found state, which the
 * route's ErrorBoundary draws.
 */
export function notFound(copy: NotFoundCopy) {
  return data(copy, { status: 404 });
}
