/** `npm start`: the production build in workerd, with a local mailbox beside it. `--build` builds it first. */

import { compactDatabases } from "./compact-databases.ts";
import { readStartOptions } from "./options.ts";
import { runProgram } from "./run-program.ts";
import { settingsFile } from "./settings.ts";
import { runSite } from "./site.ts";

const options = await readStartOptions();
if (options.build) {
  const code = await runProgram("npm", ["run", "build"]);
  if (code !== 0) process.exit(code);
}
compactDatabases(options.persistTo);
await runSite(options, (settings) => ({
  script: [
    "node_modules/wrangler/bin/wrangler.js",
    "dev",
    "--config",
    "build/server/wrangler.json",
    "--port",
    String(options.port),
    "--persist-to",
    options.persistTo,
    "--show-interactive-dev-session=false",
    "--env-file",
    settingsFile(settings),
  ],
}));
