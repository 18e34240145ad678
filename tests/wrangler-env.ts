/**
 * The environment of every wrangler and workerd that tests start. They need no network, and keep no record of their
 * own of each request: that would cost more than the site does.
 */
export const wranglerEnv = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  X_LOCAL_OBSERVABILITY: "false",
  X_LOCAL_EXPLORER: "false",
};
