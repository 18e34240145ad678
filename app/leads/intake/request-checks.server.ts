import { Refusal, reasons } from "./refusal.server";

/** What is checked of a request before its form: each function lets it pass or throws a {@link Refusal}. */

/** Refuses every method but POST, with 405. */
export function requirePost({ method }: Request): void {
  if (method !== "POST") throw methodNotAllowed();
}

/** The refusal of a request with another method than POST. */
export const methodNotAllowed = (): Refusal => new Refusal(reasons.onlyPost, { headers: { Allow: "POST" } });

/**
 * Refuses pages of other sites that post in a visitor's name, with 403. Requests without `Origin` are not a browser's
 * cross-site post (a partner's server, say) and pass.
 * @param allowedOrigins whose plain form posts and servers are let in. A script in their pages can't post JSON all
 *   the same: the browser asks first with OPTIONS, and this endpoint only knows POST
 */
export function requireKnownOrigin(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get("Origin");
  if (origin !== null && (origin === new URL(request.url).origin || allowedOrigins.includes(origin))) return;
  if (origin !== null || request.headers.get("Sec-Fetch-Site") === "cross-site") {
    throw new Refusal(reasons.foreignOrigin);
  }
}
