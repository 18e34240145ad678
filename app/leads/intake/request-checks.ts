import { logError } from "../log.ts";
import { Refusal, reasons } from "./refusal";

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

/** The Worker's counters of posts, with the limits of wrangler.toml. */
export interface RateLimits {
  /** For one subscriber: an IPv4 address, or the /64 that each IPv6 customer has at least. */
  subscriber: RateLimit;
  /** For a network that one customer may hold as well, with a /64 for each post: an IPv6 /48. Several times as generous. */
  network: RateLimit;
}

/** The period of both limits in wrangler.toml: the longest that a refused visitor has to wait. */
const periodSeconds = 60;

/** Refuses with 429 whoever sends too many. A counter that fails costs no lead. @param ip null: nothing is counted */
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

/** The parts of an IP address under which posts are counted together. An IPv4 address is counted alone. */
export function ipPrefixes(ip: string): { subscriber: string; network?: string } {
  if (!ip.includes(":")) return { subscriber: ip };
  // An IPv4 address written as IPv6: ::ffff:192.0.2.1
  if (ip.includes(".")) return { subscriber: ip.slice(ip.lastIndexOf(":") + 1) };
  const [head = "", tail = ""] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill("0");
  const all = [...groups, ...zeros, ...last];
  return { subscriber: all.slice(0, 4).join(":"), network: all.slice(0, 3).join(":") };
}
