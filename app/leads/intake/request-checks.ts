import { logError } from "../log.ts";
import { Refusal, reasons } from "./refusal";

/** Checks of a request before its form is read. Each function throws a {@link Refusal} if its check fails. */

/** Refuses every method but POST, with 405. */
export function requirePost({ method }: Request): void {
  if (method !== "POST") throw methodNotAllowed();
}

/** The refusal of a request with another method than POST. */
export const methodNotAllowed = (): Refusal => new Refusal(reasons.onlyPost, { headers: { Allow: "POST" } });

/**
 * Refuses posts from pages of other sites, with 403. A request without `Origin`, for example from a partner's server, is not
 * a cross-site post of a browser and passes.
 * @param allowedOrigins origins whose plain form posts and servers may pass. Scripts in their pages still cannot post JSON,
 *   because the browser sends a preflight request (OPTIONS) first, and this endpoint accepts only POST
 */
export function requireKnownOrigin(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin !== null && allowedOrigins.includes(origin)) return;
  const isOwn =
    origin === null ||
    origin === new URL(request.url).origin ||
    // Browsers that a visitor or an extension has told to send no referrer also hide the origin of this site's own pages.
    (origin === "null" && site === "same-origin");
  if (!isOwn || site === "cross-site") throw new Refusal(reasons.foreignOrigin);
}

/** The Worker's rate limits. wrangler.toml sets their values. */
export interface RateLimits {
  /** Per subscriber: an IPv4 address, or an IPv6 /64, the smallest network that a customer gets. */
  subscriber: RateLimit;
  /** Per IPv6 /48. One customer may have it and could use another /64 for each post. Its limit is several times as high. */
  network: RateLimit;
}

/** The period of both limits in wrangler.toml. A refused visitor has to wait for this time at most. */
const periodSeconds = 60;

/** Refuses too many posts, with 429. If a counter fails, the post passes. @param ip null if unknown; the post then passes */
export async function requireRate(limits: RateLimits, ip: string | null, formName: string): Promise<void> {
  if (!ip) return;
  const { subscriber, network } = ipPrefixes(ip);
  const isAllowed =
    (await allows(limits.subscriber, `${formName} ${subscriber}`)) &&
    (!network || (await allows(limits.network, `${formName} ${network}`)));
  if (!isAllowed) throw new Refusal(reasons.tooMany, { headers: { "Retry-After": String(periodSeconds) } });
}

async function allows(counter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await counter.limit({ key })).success;
  } catch (error) {
    logError("rate-limit.failed", error);
    return true;
  }
}

/** The prefixes of an IP address by which posts are counted. For IPv4 it is the whole address. */
export function ipPrefixes(ip: string): { subscriber: string; network?: string } {
  if (!ip.includes(":")) return { subscriber: ip };
  // An IPv4 address in IPv6 notation: ::ffff:192.0.2.1
  if (ip.includes(".")) return { subscriber: ip.slice(ip.lastIndexOf(":") + 1) };
  const [head = "", tail = ""] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill("0");
  const all = [...groups, ...zeros, ...last];
  return { subscriber: all.slice(0, 4).join(":"), network: all.slice(0, 3).join(":") };
}
