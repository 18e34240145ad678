/**
 * The environment of every wrangler and workerd that tests start. They use no network and do not record requests,
 * because recording takes more time than the site itself.
 */
export const wranglerEnv = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  X_LOCAL_OBSERVABILITY: "false",
  X_LOCAL_EXPLORER: "false",
};
