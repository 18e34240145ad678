/** `npm run dev`: runs the site with hot reload, with a local mailbox. */

import { readPorts } from "./options.ts";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";
import { settingsFromEnvironment } from "./settings.ts";
import { runSite } from "./site.ts";

refuseWrongSettings(settingsFromEnvironment(), "the environment");
const ports = await readPorts();
await runSite(ports, (settings) => ({
  script: ["node_modules/@react-router/dev/bin.cjs", "dev", "--port", String(ports.port), "--strictPort"],
  env: settings,
}));
