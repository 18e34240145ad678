/**
 * `npm run build:wrangler`: the `[build]` command of wrangler.toml. Wrangler runs it before `wrangler dev` and
 * `wrangler deploy`. A deploy of the sample company is refused, as by `npm run deploy`.
 */

import { buildSite } from "./build-site.ts";
import { refuseSampleValues } from "./refuse-sample-values.ts";

// Wrangler sets this to the name of its command.
if (process.env.WRANGLER_COMMAND !== "dev") await refuseSampleValues();
await buildSite();
