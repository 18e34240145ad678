import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeResend } from "../fakes/resend.ts";
import { freePort, SiteProcess } from "../worker/site-process.ts";
import { compressed, startFront } from "./front.ts";

/** A slow phone: 1.6 Mbit/s, 150 ms a request, a processor four times slower. */
const slowPhone = {
  device: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  processor: { rate: 4 },
};

export interface Served {
  browser: Browser;
  /** The port at which the browser takes commands of other programs. */
  debuggingPort: number;
  /** Where the built site is, behind a small edge. */
  url: string;
}

/** Serves the built site as its visitors meet it, with a browser beside it, for as long as `use` takes. */
export async function withSite<T>(use: (served: Served) => Promise<T>): Promise<T> {
  const state = mkdtempSync(join(tmpdir(), "bench-"));
  const resend = await FakeResend.start();
  const worker = await SiteProcess.start(join(state, "site"), resend.url);
  const [port, debuggingPort] = [await freePort(), await freePort()];
  const stopFront = await startFront(worker.url, port);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--ignore-certificate-errors",
      "--disable-background-networking",
    ],
  });
  const end = async () => {
    await browser.close();
    stopFront();
    await Promise.all([worker.kill(), resend.close()]);
    rmSync(state, { recursive: true, force: true, maxRetries: 3 });
  };
  // The Worker is a process group of its own, which Ctrl-C does not reach.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => end().then(() => process.exit(1)));
  return use({ browser, debuggingPort, url: `https://localhost:${port}` }).finally(end);
}

/** Lets somebody with a slow phone, who has never been here, visit the site. `scripts` are the files asked for so far. */
export async function visitAs<T>(
  browser: Browser,
  use: (page: Page, scripts: string[]) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...slowPhone.device, ignoreHTTPSErrors: true });
  const scripts: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.m?js$/.test(pathname)) scripts.push(pathname);
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", slowPhone.network);
    await session.send("Emulation.setCPUThrottlingRate", slowPhone.processor);
    return await use(page, scripts);
  } finally {
    await context.close();
  }
}

/** What files of the build weigh as they travel. */
export function bytesOf(paths: Iterable<string>): number {
  return [...paths].reduce(
    (sum, path) => sum + compressed(readFileSync(join("build/client", path))).length,
    0,
  );
}
