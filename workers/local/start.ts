/** `npm start`: runs the production build in workerd, with a local mailbox. `--build` builds the site first. */

import { buildSite } from "./build-site.ts";
import { compactDatabases } from "./compact-databases.ts";
import { readStartOptions } from "./options.ts";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";
import { settingsFile, settingsFromEnvironment } from "./settings.ts";
import { runSite } from "./site.ts";

// Before the build, which takes a minute.
refuseWrongSettings(settingsFromEnvironment(), "the environment");
const options = await readStartOptions();
if (options.build) await buildSite();
compactDatabases(options.persistTo);
await runSite(options, (settings) => ({
  isQuiet: true,
  script: [
    "node_modules/wrangler/bin/wrangler.js",
    "dev",
    "--config",
    "build/server/wrangler.json",
    "--port",
    String(options.port),
    // A free port for the debugger. By default, two sites that start together would choose the same one.
    "--inspector-port",
    "0",
    "--persist-to",
    options.persistTo,
    "--show-interactive-dev-session=false",
    "--env-file",
    settingsFile(settings),
  ],
}));
