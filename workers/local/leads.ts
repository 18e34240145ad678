/**
 * `npm run leads -- list|show|retry|export`: what the outbox holds, for the site's owner. Speaks to the site that runs
 * on this machine, or with `--deployed` to the one on Cloudflare, as whoever `wrangler login` says.
 */

import { openOwnerDesk } from "./lead-admin.ts";
import { readLeadCommand } from "./lead-commands.ts";

try {
  const { isDeployed, run } = readLeadCommand(process.argv.slice(2));
  await using owner = await openOwnerDesk(isDeployed);
  process.stdout.write(await run(owner.desk));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
