import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** The site as `npm start` runs it, in a process of its own, which a test can kill like a crash. */
export class SiteProcess {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }

  /**
   * Resolves when the site accepts requests. Fails if the process ends before.
   * @param state the folder of the Durable Object's data, which the next process may use
   * @param options.config the configuration of another Worker
   * @param options.port a free port
   * @param options.registry the folder in which local Workers find each other
   * @param options.v8Flags for workerd, separated by spaces
   * @param options.vars settings in addition to those of Resend
   */
  static async start(
    state: string,
    resendUrl: string,
    {
      config = "build/server/wrangler.json",
      port = 0,
      registry = `${state}-registry`,
      v8Flags = "",
      vars: others = {},
    } = {},
  ): Promise<SiteProcess> {
    port ||= await freePort();
    const settings = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: resendUrl, ...others };
    const wrangler = ["node_modules/wrangler/bin/wrangler.js", "dev", "--config", config];
    const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
    const process_ = spawn(
      process.execPath,
      // Debugger port 0 is a free port. By default, two processes that start together would choose the same.
      [...wrangler, "--port", String(port), "--inspector-port", "0", "--persist-to", state, ...vars],
      {
        detached: true,
        stdio: ["ignore", "pipe", "ignore"],
        env: {
          ...process.env,
          WRANGLER_REGISTRY_PATH: registry,
          // Switch off wrangler's record of requests, which takes more time than the site itself.
          X_LOCAL_OBSERVABILITY: "false",
          X_LOCAL_EXPLORER: "false",
          MINIFLARE_WORKERD_V8_FLAGS: v8Flags,
        },
      },
    );
    const { stdout } = process_;
    let printed = "";
    for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
      printed += chunk;
      if (printed.includes("Ready on")) break;
    }
    if (!printed.includes("Ready on")) throw new Error(`The site did not start:\n${printed}`);
    stdout.resume();
    return new SiteProcess(`http://localhost:${port}`, process_);
  }

  /** The id of the process group, which contains wrangler and its workerd processes. */
  get group(): number {
    return this.#process.pid ?? 0;
  }

  /** Kills the whole process group, including workerd, with SIGKILL. */
  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const gone = once(this.#process, "exit");
    process.kill(-pid, "SIGKILL");
    await gone;
  }
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("No port");
  return address.port;
}
