/** The `<meta>` with Turnstile's site key, where there is one: the forms and the Content-Security-Policy follow it. */
export const siteKeyMeta = "turnstile-site-key";
