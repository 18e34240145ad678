import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
      },
      // What is in build/client: no server, only files.
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"] } },
      {
        extends: true,
        // The built Worker in workerd: each file starts its own, and waits for it more than it works.
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
