/**
 * `npm run build:wrangler`: the `[build]` command of wrangler.toml. Wrangler runs it before `wrangler dev` and
 * `wrangler deploy`. Like `npm run deploy`, it refuses wrong settings and a deploy of the sample company.
 */

import { unstable_readConfig } from "wrangler";
import { buildSite } from "./build-site.ts";
import { refuseSampleValues } from "./refuse-sample-values.ts";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";

refuseWrongSettings(unstable_readConfig({ config: "wrangler.toml" }).vars, "wrangler.toml");
// Wrangler sets this variable to the name of its command.
if (process.env.WRANGLER_COMMAND !== "dev") await refuseSampleValues();
await buildSite();
