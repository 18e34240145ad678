import { endpoint } from "#app/contract/endpoint.ts";
import { methodNotAllowed } from "#app/leads/intake/request-checks.ts";
import { localeOf, localPath, withoutLocale } from "#app/url/locale-paths.ts";
import { getWords } from "#data/index.ts";

/** The methods that React Router handles. It would answer any other method with an error text of its own. */
const routerMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The longest path in characters for which a 404 page is rendered. The paths of pages are shorter than half of it. */
const maxPathLength = 300;

/**
 * Shortens a path of more than 300 characters, so that its 404 page is rendered like any other. The short path ends in
 * `/-`, so that it is never the path of a page: React Router treats a path of slashes as `/`.
 */
export function shortenPath(request: Request): Request {
  const url = new URL(request.url);
  if (url.pathname.length <= maxPathLength) return request;
  url.pathname = `${url.pathname.slice(0, maxPathLength - 2)}/-`;
  return new Request(url, request);
}

/** Addresses that visitors type although the page has another address, and the page's address. */
const movedPages: Readonly<Record<string, string>> = { "/contact": "/support/contact" };

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same as the characters themselves (RFC 3986). */
const encodedUnreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/**
 * Answers requests that need no route. Pages allow only GET and HEAD, and each page has one canonical URL.
 * @returns 405 for a method that is not allowed, a redirect to the canonical URL, or undefined if React Router should answer
 */
export function checkUrl({ url, method }: Request): Response | undefined {
  const canonical = new URL(url);
  const { pathname } = canonical;
  canonical.pathname = canonicalPath(pathname);
  const path = canonical.pathname.replace(/\/+$/, "");
  if (path === endpoint)
    return routerMethods.includes(method) ? undefined : methodNotAllowed().toResponse(getWords("en"));
  if (method !== "GET" && method !== "HEAD")
    return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
  const locale = localeOf(path);
  const moved = movedPages[withoutLocale(path)];
  if (moved) canonical.pathname = localPath(moved, locale);
  return canonical.pathname === pathname ? undefined : Response.redirect(canonical.href, 308);
}

/**
 * Converts a path to lower case and decodes characters that need no percent-encoding, because the paths of pages are
 * written so.
 */
function canonicalPath(pathname: string): string {
  return pathname
    .replace(encodedUnreserved, decodeURIComponent)
    .replace(/%.{0,2}|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}
