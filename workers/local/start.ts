/** `npm start`: the production build in workerd, with a local mailbox beside it. */

import { chooseMailbox } from "./mailbox.ts";
import { readOptions } from "./options.ts";
import { runSite } from "./site.ts";

const { port, mailboxPort, persistTo } = await readOptions();
const { settings, inbox } = await chooseMailbox(mailboxPort);
const wrangler = ["node_modules/wrangler/bin/wrangler.js", "dev", "--config", "build/server/wrangler.json"];
const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
await runSite(
  [
    ...wrangler,
    "--port",
    String(port),
    "--persist-to",
    persistTo,
    "--show-interactive-dev-session=false",
    ...vars,
  ],
  {},
  `http://localhost:${port}`,
  inbox,
);
