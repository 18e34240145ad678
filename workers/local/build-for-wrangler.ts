/**
 * `npm run build:wrangler`: the `[build]` command of wrangler.toml. Wrangler runs it before `wrangler dev` and
 * `wrangler deploy`. Like `npm run deploy`, it refuses wrong settings and a deploy of the sample company.
 */

import { buildSite } from "./build-site.ts";
import { refuseSampleValues } from "./refuse-sample-values.ts";
import { refuseWrongConfig } from "./refuse-wrong-config.ts";

refuseWrongConfig();
// Wrangler sets this variable to the name of its command.
if (process.env.WRANGLER_COMMAND !== "dev") await refuseSampleValues();
await buildSite();
