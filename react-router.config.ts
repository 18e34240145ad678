import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Include all routes in the page, so that React Router requests no manifest from the Worker.
  routeDiscovery: { mode: "initial" },
  // All known pages are static files. The Worker handles only the API and unknown URLs.
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
    // Two pages at a time. With more, a page on a busy machine may take longer than React Router's limit of 10 seconds.
    // On two cores, 4 at a time are not faster.
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
