import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { freePort } from "../worker/site-process.ts";
import { wranglerEnv } from "../wrangler-env.ts";
import { findOrInstallChromium } from "./browser.ts";

// `npm run lint` reads this file too, before there is a build.
if (process.argv.includes("test") && !existsSync("build/client/_headers"))
  throw new Error("The browser tests need a build: npm run build. Or run them by `npm test -- tests/e2e/…`.");

// Free ones, so that two checkouts can be tested at once. The processes that run the tests inherit the choice.
process.env.E2E_PORTS ??= `${await freePort()} ${await freePort()}`;
const { sitePort, mailboxPort, siteUrl } = await import("./site.ts");

/** Flags for a Chromium that runs as root in a container and must not look for the network. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

export default defineConfig({
  testDir: "..",
  testMatch: ["e2e/*.test.ts", "features/*/*.e2e.test.ts"],
  outputDir: "../results/e2e",
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  // On a busy machine a browser may draw no frame for half a minute. What fails twice has failed; what passes the second
  // time is listed as flaky.
  retries: 1,
  // The longest that a test waits, not how long it takes: Vitest runs at the same time.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../results/e2e.json" }]],
  use: {
    baseURL: siteUrl,
    // Recording a trace of every test takes longer than the tests.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findOrInstallChromium(),
      // Without `--disable-features`: it would replace Playwright's own list, which keeps navigations from stalling.
      args: [...asRoot, ...quiet, "--disable-gpu", "--no-first-run"],
    },
  },
  webServer: {
    // The production build beside the local mailbox, as `npm start` serves it.
    command: `node workers/local/start.ts --port ${sitePort} --mailbox-port ${mailboxPort} --persist-to tests/results/state`,
    cwd: "../..",
    env: {
      ...wranglerEnv,
      RESEND_API_KEY: "",
      RESEND_BASE_URL: "",
      // `npm run leads` finds the site of `npm start`, not this one.
      WRANGLER_REGISTRY_PATH: "tests/results/registry",
    },
    wait: { stdout: /Mailbox/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
