import { endpoint } from "#app/contract/endpoint.ts";
import { methodNotAllowed } from "#app/leads/intake/request-checks.ts";
import { getWords } from "#data/index.ts";

/** The methods that React Router knows. It answers others in words of its own. */
const routerMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** No page's path is half as long; searching near matches for a longer one would only cost time. */
const maxPathLength = 300;

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same as the characters themselves (RFC 3986). */
const encodedUnreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/**
 * Answers what needs no route: a page is only read, with GET or HEAD, and has one canonical URL.
 * @returns 404 for a path that is too long, 405, a redirect to the canonical URL, or undefined where React Router is
 *   to answer
 */
export function checkUrl({ url, method }: Request): Response | undefined {
  const canonical = new URL(url);
  const { pathname } = canonical;
  if (pathname.length > maxPathLength) return new Response("Not Found", { status: 404 });
  canonical.pathname = canonicalPath(pathname);
  const path = canonical.pathname.replace(/\/+$/, "");
  if (path === endpoint)
    return routerMethods.includes(method) ? undefined : methodNotAllowed().toResponse(getWords("en"));
  if (method !== "GET" && method !== "HEAD")
    return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
  return canonical.pathname === pathname ? undefined : Response.redirect(canonical.href, 308);
}

/** Every page's path is in lower case, and needs no percent-encoding. */
function canonicalPath(pathname: string): string {
  return pathname
    .replace(encodedUnreserved, decodeURIComponent)
    .replace(/%.{0,2}|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}
