/** `npm start`: the production build in workerd, with a local mailbox beside it. */

import { chooseMailbox } from "./mailbox.ts";
import { readOptions } from "./options.ts";
import { settingsFile } from "./settings.ts";
import { runSite } from "./site.ts";

const { port, mailboxPort, persistTo } = await readOptions();
const { settings, inbox } = await chooseMailbox(mailboxPort);
const wrangler = ["node_modules/wrangler/bin/wrangler.js", "dev", "--config", "build/server/wrangler.json"];
await runSite(
  [
    ...wrangler,
    "--port",
    String(port),
    "--persist-to",
    persistTo,
    "--show-interactive-dev-session=false",
    "--env-file",
    settingsFile(settings),
  ],
  {},
  `http://localhost:${port}`,
  inbox,
);
