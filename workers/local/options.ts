import { createServer } from "node:net";
import { parseArgs } from "node:util";

export interface LocalOptions {
  port: number;
  mailboxPort: number;
  /** Where the Worker's Durable Object keeps its rows. */
  persistTo: string;
}

/**
 * Reads `--port`, `--mailbox-port` and `--persist-to`. Ends the process with an explanation when a port is none
 * or is taken.
 */
export async function readOptions(): Promise<LocalOptions> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8787" },
      "mailbox-port": { type: "string", default: "8788" },
      "persist-to": { type: "string", default: ".wrangler/state" },
    },
  });
  return {
    port: await freePort(values.port, "site", "--port"),
    mailboxPort: await freePort(values["mailbox-port"], "mailbox", "--mailbox-port"),
    persistTo: values["persist-to"],
  };
}

async function freePort(text: string, use: string, flag: string): Promise<number> {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`${flag} takes a port from 1 to 65535, not "${text}".`);
  if (!(await isFree(port))) {
    const script = process.env.npm_lifecycle_event ?? "start";
    fail(
      `Port ${port}, for the ${use}, is taken. To choose another: npm run ${script} -- ${flag} ${port + 100}`,
    );
  }
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
