import { localPath } from "#app/document/locale-paths.ts";
import { endpoint } from "#app/leads/contract/endpoint.ts";
import { methodNotAllowed } from "#app/leads/intake/request-checks.server.ts";
import { newsletterPath, subscribeEndpoint } from "#app/newsletter/contract.ts";
import { getWords, locales } from "#data/index.ts";

/** The methods that React Router knows. It answers others in words of its own. */
const routerMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const linkPages = ["confirm", "unsubscribe"]
  .map(newsletterPath)
  .flatMap((path) => locales.map((locale) => localPath(path, locale)));

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same as the characters themselves (RFC 3986). */
const encodedUnreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/**
 * Answers what needs no route: a page is only read, with GET or HEAD, and has one canonical URL.
 * @returns 405, a redirect to the canonical URL, or undefined where React Router is to answer
 */
export function checkUrl({ url, method }: Request): Response | undefined {
  const canonical = new URL(url);
  const { pathname } = canonical;
  canonical.pathname = canonicalPath(pathname);
  const path = canonical.pathname.replace(/\/+$/, "");
  // The pages of the links in the newsletter's mails: each has a form that posts to its own URL.
  if (linkPages.includes(path) && method === "POST") return undefined;
  if (path === endpoint || path === subscribeEndpoint)
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
