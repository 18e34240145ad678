import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeResend } from "../fakes/resend.ts";
import { freePort, SiteProcess } from "../worker/site-process.ts";
import { compressed, startFront } from "./front.ts";

/** A slow phone: 1.6 Mbit/s, 150 ms latency, and a processor four times slower than this machine's. */
const slowPhone = {
  device: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  processor: { rate: 4 },
};

export interface Served {
  browser: Browser;
  /** The port of Chromium's remote debugging, which Lighthouse uses. */
  debuggingPort: number;
  /** The URL of the built site, behind a local edge server (front.ts). */
  url: string;
}

/** Serves the built site behind an edge server and starts a browser, and ends both after `use`. */
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
  // End the Worker too: it is in its own process group, so Ctrl+C does not reach it.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => end().then(() => process.exit(1)));
  return use({ browser, debuggingPort, url: `https://localhost:${port}` }).finally(end);
}

/** Opens a page as a first visitor with a slow phone. `scripts` is the list of script files requested so far. */
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

/** The compressed size of files in the build, in bytes. */
export function bytesOf(paths: Iterable<string>): number {
  return [...paths].reduce(
    (sum, path) => sum + compressed(readFileSync(join("build/client", path))).length,
    0,
  );
}
