import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes travel with the page, so that no navigation asks the Worker for a manifest.
  routeDiscovery: { mode: "initial" },
  // Everything known is a static file. The Worker is left with the API and what does not exist.
  prerender: {
    paths: async ({ getStaticPaths }) => {
      // The dev server renders pages on request. It must also start with a mistake in data/, which its pages then show.
      if (import.meta.env.MODE === "development") return [];
      const { listPaths, locales, pageLanguage } = await import("./data/index.ts");
      const { localeOf, localPath, withoutLocale } = await import("./app/url/locale-paths.ts");
      const { checkPages } = await import("./app/routes/check-pages.ts");
      checkPages();
      const known = getStaticPaths().filter((path) => !path.startsWith("/api/"));
      const paths = [
        ...known,
        ...locales.flatMap((locale) => listPaths().map((path) => localPath(path, locale))),
      ];
      return paths.filter((path) => pageLanguage(withoutLocale(path), localeOf(path)) === localeOf(path));
    },
    // More at a time meets React Router's limit of ten seconds for a page on a busy machine. On two cores the build takes
    // as long with 4: it is the processor that limits it.
    concurrency: 2,
  },
  async buildEnd({ reactRouterConfig }) {
    const { publish } = await import("./app/publish/publish.ts");
    await publish(`${reactRouterConfig.buildDirectory}/client`);
    const { describeSamples, describeUntranslated } = await import("./data/index.ts");
    for (const left of [describeSamples(), describeUntranslated()])
      if (left) process.stdout.write(`${left}\n`);
  },
} satisfies Config;
