import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { featurePlugins } from "../app/build/feature-plugins.ts";
import { inlineScripts } from "../app/build/inline-scripts.ts";
import { designTokens } from "../app/build/token-colours.ts";
import { wranglerEnv } from "./wrangler-env.ts";

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  // As in vite.config.ts: components may import an inline script's text, and the mail has the colours of app.css.
  plugins: [inlineScripts(), designTokens(), featurePlugins("tests")],
  test: {
    // A file that works beside one that waits: for a Worker to start, for a backoff to pass.
    maxWorkers: 2,
    // Limits, not durations: the browser tests run at the same time.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    projects: [
      // Neither starts anything, so that files may share a process, which spares loading the data anew for each.
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/features/*/*.unit.test.{ts,tsx}"],
          isolate: false,
          // Whatever a test replaced is back for the next file.
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // What is in build/client: no server, only files.
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts", "tests/features/*/*.built.test.ts"],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        extends: true,
        // The built Worker in workerd: each file starts its own.
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/features/*/*.worker.test.ts"],
          env: wranglerEnv,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Commands that build the site anew: only by `npm test -- tests/commands`.
        test: {
          name: "commands",
          include: ["tests/commands/**/*.test.ts"],
          env: wranglerEnv,
          hookTimeout: 60_000,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        // Firefox and WebKit: only by `npm run test:engines`.
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts", "tests/features/*/*.engines.test.ts"],
          env: wranglerEnv,
          // One file at a time: two copies of the site cannot run from one build at once.
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
