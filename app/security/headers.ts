import { siteKeyMeta } from "#app/contract/endpoint.ts";
import type { Analytics } from "#data/schemas/company.ts";

/** The headers of every answer: the build writes them to `_headers` for files, and the Worker sets them on its answers. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

export const policyHeader = "Content-Security-Policy";

/** Files with a hash in their name never change. All others are revalidated: that is Cloudflare's default. */
export const immutable = "public, max-age=31536000, immutable";

/** Where Turnstile's script and frame come from. */
const turnstile = "https://challenges.cloudflare.com";

interface Allowed {
  /** What the page holds of inline scripts and styles: their hashes or a nonce, in quotes as CSP has them. */
  scripts: string[];
  styles: string[];
  /** The page, or any of several under one policy: where Turnstile is on, its site key is in them. */
  html?: string;
  /** The URL of another site's form that the page posts to: the newsletter's. */
  newsletterAction?: string | undefined;
  /** The provider that counts visits. */
  analytics?: Analytics | null | undefined;
}

/** The Content-Security-Policy of a page. */
export function pagePolicy({ scripts, styles, html = "", newsletterAction, analytics }: Allowed): string {
  const others = html.includes(`name="${siteKeyMeta}"`) ? [turnstile] : [];
  const counter = analytics ? [new URL(analytics.script).origin] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...others, ...counter].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // What a page does with a visitor's own file stays in it: its requests and workers are the site's, or report a visit.
    ["connect-src 'self'", ...(analytics ? reportOrigins(analytics) : [])].join(" "),
    "worker-src 'self'",
    ["frame-src", ...(others.length > 0 ? others : ["'none'"])].join(" "),
    "img-src 'self' data:",
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

/** What is no page runs and loads nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A Worker's answer with these headers; a page brings its policy along. @param styles inline ones, of pages without script */
export async function withSecurityHeaders(response: Response, styles: string): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  // Drawn for one request: a page's nonce must not serve twice.
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

/** A CSP source for an inline script or style. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
