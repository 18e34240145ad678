import { defineConfig } from "@playwright/test";
import { ports, siteUrl } from "./site.ts";

/** Flags for a Chromium that runs as root in a container and must not look for the network. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** What a browser keeps ready for a person: it costs more than the tests do. */
const unneeded = [
  ...["PreloadTopChromeWebUI", "SpareRendererForSitePerProcess"],
  ...["OptimizationHints", "MediaRouter", "DialMediaRouteProvider", "Translate"],
];

export default defineConfig({
  testDir: ".",
  outputDir: "../results/e2e",
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  reporter: [["list"], ["json", { outputFile: "../results/e2e.json" }]],
  use: {
    baseURL: siteUrl,
    // A trace would film every test, which costs more than the tests.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...asRoot, ...quiet, "--disable-gpu", "--no-first-run", `--disable-features=${unneeded.join()}`],
    },
  },
  webServer: {
    // The production build beside the local mailbox, as `npm start` serves it.
    command: `node workers/local/start.ts --port ${ports.site} --mailbox-port ${ports.mailbox} --persist-to tests/results/state`,
    cwd: "../..",
    env: { RESEND_API_KEY: "", RESEND_BASE_URL: "" },
    wait: { stdout: /Mailbox/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
