import type { OutboxBinding } from "./outbox/lead-outbox";
import type { OutboxEnv } from "./outbox/outbox-env";
import type { Settings } from "./settings";

/** The bindings from wrangler.toml, and the settings. */
export interface Env extends Settings, OutboxEnv, OutboxBinding {
  /** Limits posts per internet subscriber. */
  LEAD_RATE: RateLimit;
  /** Limits posts per network. A network has many subscribers, so its limit is several times as high. */
  LEAD_RATE_NETWORK: RateLimit;
}
