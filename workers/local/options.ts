import { createServer } from "node:net";
import { type ParseArgsConfig, parseArgs } from "node:util";

export interface LocalPorts {
  port: number;
  mailboxPort: number;
}

export interface StartOptions extends LocalPorts {
  /** Where the Worker's Durable Objects keep their rows. */
  persistTo: string;
  /** Whether to build the site first. */
  build: boolean;
}

/** Where the site runs unless another port is asked for. */
export const defaultPort = 8787;

const portOptions = {
  port: { type: "string", default: String(defaultPort) },
  "mailbox-port": { type: "string", default: String(defaultPort + 1) },
} as const;

/**
 * Reads the options of `npm run dev`: `--port` and `--mailbox-port`. Ends the process with an explanation when there is
 * another one, or a port is no port or is taken.
 */
export function readPorts(): Promise<LocalPorts> {
  return freePorts(valuesOrExit(portOptions));
}

/** Reads the options of `npm start`: those of {@link readPorts}, `--persist-to` and `--build`. */
export async function readStartOptions(): Promise<StartOptions> {
  const values = valuesOrExit({
    ...portOptions,
    "persist-to": { type: "string", default: ".wrangler/state" },
    build: { type: "boolean", default: false },
  } as const);
  return { ...(await freePorts(values)), persistTo: values["persist-to"], build: values.build };
}

/** @throws Error when the text is no number of a port */
export function readPort(text: string, flag: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${flag} takes a port from 1 to 65535, not "${text}".`);
}

async function freePorts(values: { port: string; "mailbox-port": string }): Promise<LocalPorts> {
  return {
    port: await freePort(values.port, "site", "--port"),
    mailboxPort: await freePort(values["mailbox-port"], "mailbox", "--mailbox-port"),
  };
}

async function freePort(text: string, use: string, flag: string): Promise<number> {
  const port = orExit(() => readPort(text, flag));
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

function valuesOrExit<const Options extends NonNullable<ParseArgsConfig["options"]>>(options: Options) {
  return orExit(() => parseArgs({ options }).values);
}

function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
