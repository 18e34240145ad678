/** `npm run dev`: the site with hot reload, with a local mailbox beside it. */

import { readOptions } from "./options.ts";
import { runSite } from "./site.ts";

const options = await readOptions();
await runSite(options, (settings) => ({
  script: ["node_modules/@react-router/dev/bin.cjs", "dev", "--port", String(options.port), "--strictPort"],
  env: settings,
}));
