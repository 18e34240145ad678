import { createServer } from "node:net";
import { type ParseArgsConfig, parseArgs } from "node:util";

export interface LocalPorts {
  port: number;
  mailboxPort: number;
}

export interface StartOptions extends LocalPorts {
  /** The folder in which wrangler stores the data of Durable Objects. */
  persistTo: string;
  /** Whether to build the site first. */
  build: boolean;
}

/** The site's port, unless `--port` names another one. */
export const defaultPort = 8787;

const portHelp = `
  --port PORT           the site's port; default: ${defaultPort}
  --mailbox-port PORT   the local mailbox's port; default: ${defaultPort + 1}
`;

const portOptions = {
  port: { type: "string", default: String(defaultPort) },
  "mailbox-port": { type: "string", default: String(defaultPort + 1) },
} as const;

/**
 * Reads the options of `npm run dev`: `--port` and `--mailbox-port`. Ends the process with an explanation if an option is
 * unknown, or if a port is invalid or in use.
 */
export function readPorts(): Promise<LocalPorts> {
  return freePorts(valuesOrExit(portOptions, `npm run dev -- [options]\n${portHelp}`));
}

/** Reads the options of `npm start`: `--persist-to`, `--build`, and those of {@link readPorts}. */
export async function readStartOptions(): Promise<StartOptions> {
  const values = valuesOrExit(
    {
      ...portOptions,
      "persist-to": { type: "string", default: ".wrangler/state" },
      build: { type: "boolean", default: false },
    } as const,
    `npm start -- [options]\n${portHelp}  --persist-to FOLDER   the folder with the outbox's data; default: .wrangler/state\n`,
  );
  return { ...(await freePorts(values)), persistTo: values["persist-to"], build: values.build };
}

/** Parses a port. @throws Error if the text is not an integer from 1 to 65535 */
export function readPort(text: string, flag: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${flag} must be a port from 1 to 65535, but is "${text}".`);
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
    const command = process.env.npm_lifecycle_event === "dev" ? "npm run dev" : "npm start";
    const free = port + 100;
    const others = flag === "--port" ? `--port ${free} --mailbox-port ${free + 1}` : `${flag} ${free}`;
    fail(`Port ${port}, for the ${use}, is in use. To choose others: ${command} -- ${others}`);
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

/** Parses the command line. Ends this process after `--help` with the text, or after a wrong option with an explanation. */
function valuesOrExit<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
  help: string,
) {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(help);
    process.exit();
  }
  return orExit(() => parseArgs({ args, options }).values);
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
