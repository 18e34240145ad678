import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../worker/site-process.ts";
import { type Engine, endEngine, startEngine } from "./programs.ts";

const packages = "webkit2gtk-driver xvfb xauth";

/** MiniBrowser's toolbar without spaces and icons: otherwise its width keeps the window wider than a phone. */
const narrowToolbar =
  "button, entry, label, toolitem { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px; -gtk-icon-size: 1px }";

/** Starts WebKitGTK's MiniBrowser, controlled by W3C WebDriver. It needs a display. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  // Check that the driver exists first, because xvfb-run does not report a missing program.
  endEngine(startEngine("WebKitWebDriver", ["--version"], packages));
  const config = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(config, "gtk-3.0"));
  await writeFile(join(config, "gtk-3.0/gtk.css"), narrowToolbar);
  const driver = startEngine("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], packages, {
    XDG_CONFIG_HOME: config,
  });
  driver.stderr?.resume();
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { message: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  while (!(await call("GET", "/status").catch(() => undefined)))
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;

  return {
    async go(url) {
      await call("POST", `${session}/url`, { url });
    },
    evaluate(run, ...args) {
      return call("POST", `${session}/execute/sync`, {
        script: `return (${run}).apply(null, arguments)`,
        args,
      });
    },
    async perform(actions) {
      await call("POST", `${session}/actions`, { actions });
    },
    async resize(size) {
      await call("POST", `${session}/window/rect`, size);
    },
    async close() {
      await call("DELETE", session).catch(() => {});
      endEngine(driver);
      await rm(config, { recursive: true, force: true });
    },
  };
}
