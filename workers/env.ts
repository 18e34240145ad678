import type { OutboxBinding } from "./outbox/lead-outbox";
import type { OutboxEnv } from "./outbox/outbox-env";
import type { Settings } from "./settings";

/** What wrangler.toml binds, and the settings. */
export interface Env extends Settings, OutboxEnv, OutboxBinding {
  /** Counts posts by subscriber. */
  LEAD_RATE: RateLimit;
  /** Counts posts by network: wider, and several times as generous. */
  LEAD_RATE_NETWORK: RateLimit;
}
