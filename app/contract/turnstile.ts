/**
 * The `<meta>` that carries Cloudflare Turnstile's site key in a document, where the owner has set one: app/root.tsx
 * writes it, the forms read it, and the page's Content-Security-Policy depends on it.
 */
export const siteKeyMeta = "turnstile-site-key";
