import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { freePort } from "../worker/site-process.ts";
import { wranglerEnv } from "../wrangler-env.ts";
import { findOrInstallChromium } from "./browser.ts";

// `npm run lint` also reads this file, when there may be no build.
if (process.argv.includes("test") && !existsSync("build/client/_headers"))
  throw new Error(
    "There is no build. Run `npm run build` first, or run the tests with `npm test -- tests/e2e/…`.",
  );

// Free ports, so that two clones can be tested at the same time. The processes that run the tests inherit the choice.
process.env.E2E_PORTS ??= `${await freePort()} ${await freePort()}`;
const { sitePort, mailboxPort, siteUrl } = await import("./site.ts");

/** Flags for a Chromium that runs as root in a container, and for one that must not use the network. */
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
  // On a busy machine a browser may draw no frame for 30 s. A test that fails twice has failed. A test that passes at
  // the second attempt is listed as flaky.
  retries: 1,
  // High limits, because Vitest runs at the same time. A test that passes does not wait for them.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../results/e2e.json" }]],
  use: {
    baseURL: siteUrl,
    // Record no traces, because they take longer than the tests.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findOrInstallChromium(),
      // Do not use `--disable-features`: it replaces Playwright's own list, which prevents navigations from stalling.
      args: [...asRoot, ...quiet, "--disable-gpu", "--no-first-run"],
    },
  },
  webServer: {
    // The production build and the local mailbox, as `npm start` runs them.
    command: `node workers/local/start.ts --port ${sitePort} --mailbox-port ${mailboxPort} --persist-to tests/results/state`,
    cwd: "../..",
    env: {
      ...wranglerEnv,
      RESEND_API_KEY: "",
      RESEND_BASE_URL: "",
      // Use another registry, so that `npm run leads` finds the site of `npm start` and not this one.
      WRANGLER_REGISTRY_PATH: "tests/results/registry",
    },
    wait: { stdout: /Mailbox/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
