/** `npm run dev`: the site with hot reload, with a local mailbox beside it. */

import { chooseMailbox } from "./mailbox.ts";
import { readOptions } from "./options.ts";
import { runSite } from "./site.ts";

const { port, mailboxPort } = await readOptions();
const { settings, inbox } = await chooseMailbox(mailboxPort);
const reactRouter = ["node_modules/@react-router/dev/bin.cjs", "dev"];
await runSite(
  [...reactRouter, "--port", String(port), "--strictPort"],
  settings,
  `http://localhost:${port}`,
  inbox,
);
