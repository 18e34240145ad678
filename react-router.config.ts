import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes travel with the page, so that no navigation asks the Worker for a manifest.
  routeDiscovery: { mode: "initial" },
  // Everything known is a static file; the Worker is left with the API and the unknown.
  prerender: {
    paths: async ({ getStaticPaths }) => {
      const { listPaths } = await import("./data/index.ts");
      return [...getStaticPaths().filter((path) => !path.startsWith("/api/")), ...listPaths()];
    },
    concurrency: 4,
  },
  async buildEnd({ viteConfig }) {
    const { finishBuild } = await import("./app/document/finish-build.ts");
    await finishBuild(viteConfig.environments.client?.build.outDir ?? "build/client");
  },
} satisfies Config;
