/**
 * `npm run leads -- list|show|retry|send-again|arrived|answered|report|export|forget|play`: shows and manages the leads in the
 * outbox. Connects to the site that this project runs on this machine, or with `--deployed` to the site on Cloudflare, with
 * the account of `wrangler login`.
 */
import { askOnTerminal } from "./ask-user.ts";
import { readLeadCommand } from "./lead-commands.ts";
import { openLeadAdmin } from "./open-lead-admin.ts";

try {
  const { site, run } = readLeadCommand(process.argv.slice(2));
  await using opened = await openLeadAdmin(site);
  // Use standard error, because an export is written to standard output.
  process.stderr.write(`Leads of ${opened.name}\n`);
  process.stdout.write(await run(opened.admin, askOnTerminal));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
