import { siteKeyMeta } from "#app/contract/endpoint.ts";
import type { Analytics } from "#data/schemas/company.ts";

/** The security headers of all responses. The build writes them to `_headers` for files; the Worker sets them itself. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

export const policyHeader = "Content-Security-Policy";

/** `Cache-Control` for files with a hash in their name, which never change. For others, Cloudflare's default revalidates. */
export const immutable = "public, max-age=31536000, immutable";

/** The origin of Turnstile's script and frame. */
const turnstile = "https://challenges.cloudflare.com";

interface Allowed {
  /** The CSP sources of the page's inline scripts and styles: hashes or a nonce, in quotes. */
  scripts: string[];
  styles: string[];
  /** The HTML of the page, or of one of the pages with this policy. It contains Turnstile's site key if Turnstile is on. */
  html?: string;
  /** The URL to which the newsletter's form posts, on another site. */
  newsletterAction?: string | undefined;
  /** The provider that counts visits. */
  analytics?: Analytics | null | undefined;
}

/** The Content-Security-Policy of a page. */
export function pagePolicy({ scripts, styles, html = "", newsletterAction, analytics }: Allowed): string {
  const others = html.includes(`name="${siteKeyMeta}"`) ? [turnstile] : [];
  const counter = analytics ? [new URL(analytics.script).origin] : [];
  const reports = analytics ? [["connect-src 'self'", ...reportOrigins(analytics)].join(" ")] : [];
  return [
    // Also for requests and web workers, which have no directive of their own: every page sends these bytes before its text. A
    // visitor's own file in a demo cannot leave the page, because requests are limited to the site's origin and to `reports`.
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...others, ...counter].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ...reports,
    ["frame-src", ...(others.length > 0 ? others : ["'none'"])].join(" "),
    "img-src 'self' data:",
    // A built page holds the display font's characters that it uses (publish/page-font.ts).
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(newsletterAction ? [new URL(newsletterAction).origin] : [])].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The origins that a script may report visits to: its own, those of URLs in its attributes, and those that are named. */
function reportOrigins({ script, attributes, reportsTo }: Analytics): Set<string> {
  const urls = Object.values(attributes).filter((value) => value.startsWith("https://"));
  return new Set([script, ...urls, ...reportsTo].map((url) => new URL(url).origin));
}

/** The policy of responses that are not pages: they may load and run nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Adds the security headers to a response of the Worker, except for those that it has: a page rendered by React Router has its
 * policy.
 * @param styles the inline styles of pages without script
 */
export async function withSecurityHeaders(response: Response, styles: string): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  // A page contains a nonce, which must not be used for a second response.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (!headers.has(policyHeader)) {
    const isPage = headers.get("Content-Type")?.startsWith("text/html");
    headers.set(
      policyHeader,
      isPage ? pagePolicy({ scripts: [], styles: [await hashOf(styles)] }) : dataPolicy,
    );
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The CSP source of an inline script or style: its SHA-256 hash in quotes. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
