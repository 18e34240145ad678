const names = [
  ...["RESEND_API_KEY", "RESEND_BASE_URL", "LEADS_TO", "LEADS_FROM", "ALLOWED_ORIGINS"],
  ...["FALLBACK_FROM", "FALLBACK_TO"],
  // The site key is not among them: pages are built with the one in wrangler.toml.
  ...["TURNSTILE_SECRET_KEY", "TURNSTILE_VERIFY_URL"],
];

/** The Worker's settings (workers/env.ts) that this process's environment names. */
export function settingsFromEnvironment(): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
