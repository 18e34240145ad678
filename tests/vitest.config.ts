import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { featurePlugins } from "../app/build/feature-plugins.ts";
import { inlineScripts } from "../app/build/inline-scripts.ts";
import { designTokens } from "../app/build/token-colours.ts";
import { wranglerEnv } from "./wrangler-env.ts";

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  // The same plugins as in vite.config.ts: components may import the text of an inline script, and mails have the
  // colours of app.css.
  plugins: [inlineScripts(), designTokens(), featurePlugins("tests")],
  test: {
    // Two files run at a time, because some files wait: for a Worker to start, or for a backoff to end.
    maxWorkers: 2,
    // Time limits are long, because the browser tests run at the same time.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    projects: [
      // Unit and built tests start no process. Their files share a process, so that the data is loaded once.
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/features/*/*.unit.test.{ts,tsx}"],
          isolate: false,
          // Undo mocks and stubs, because the next file runs in the same process.
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // Tests of the files in build/client. They need no server.
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
        // Tests of the built Worker in workerd. Each file starts its own Worker.
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/features/*/*.worker.test.ts"],
          env: wranglerEnv,
          hookTimeout: 60_000,
          // On a busy machine the time of a test can run out.
          retry: 1,
        },
      },
      {
        extends: true,
        // Tests of commands that build the site. They run only by `npm test -- tests/commands`.
        test: {
          name: "commands",
          include: ["tests/commands/**/*.test.ts"],
          env: wranglerEnv,
          // One file at a time: React Router stops a build if a page takes more than 10 s, as with two builds at once.
          fileParallelism: false,
          hookTimeout: 60_000,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        // Tests in Firefox and WebKit. They run only by `npm run test:engines`.
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts", "tests/features/*/*.engines.test.ts"],
          env: wranglerEnv,
          // One file at a time, because two copies of the site cannot run from one build at the same time.
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
