import { globSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, runnerImport } from "vite";
import { featurePlugins } from "./app/build/feature-plugins.ts";
import { designTokens } from "./app/build/token-colours.ts";
import { inlineScripts } from "./app/inline/plugin.ts";
import { islandsPlugin } from "./app/publish/islands-plugin.ts";
import { settingsFromEnvironment } from "./workers/local/settings.ts";
import { untranslated } from "./workers/local/untranslated.ts";

export default defineConfig(({ command, isPreview }) => {
  const isDevServer = command === "serve" && !isPreview;
  // A build is always for production. A shell or a program that starts the build may have set another NODE_ENV, by which
  // Vite would build React for development.
  if (command === "build") process.env.NODE_ENV = "production";
  hideKnownWarning();
  return {
    build: {
      // React Router deletes it otherwise: app/publish/ reads it.
      manifest: true,
      // The browsers that get script, see inline/every-page.ts.
      target: ["chrome114", "firefox125", "safari17"],
      // The first browsers with light-dark(), which Lightning CSS would else lower, see app/build/light-scheme.ts.
      cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
      rolldownOptions: {
        // What is known and right: forms load later in a browser only, and Tailwind writes no source map of its own.
        checks: {
          bundlerTimings: false,
          pluginTimings: false,
          ineffectiveDynamicImport: false,
          sourcemapBroken: false,
        },
      },
    },
    environments: {
      // A third less to upload and to parse before the first request. The source map names our own files and lines.
      ssr: { build: { minify: true } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // It changes with React only, so it stays in caches over deploys.
                  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                  // One file for what several islands share: each file costs a request.
                  { name: "shared", minShareCount: 3 },
                ],
              },
            },
          },
        },
      },
    },
    // Modules, so that a worker fetches what it needs only when it needs it.
    worker: { format: "es" },
    // Prerendering starts a server, which would look through all built pages for each new one.
    server: { watch: { ignored: ["**/build/client/**"] } },
    plugins: [
      cloudflare({
        viteEnvironment: { name: "ssr" },
        // A debugger's port is chosen before it is opened: two that start together would choose the same.
        inspectorPort: false,
        config: ({ vars }) => ({
          // wrangler.toml names the built Worker; this is its source.
          main: resolve(import.meta.dirname, "workers/app.ts"),
          // Settings of this machine are for the dev server only: a build must not carry them.
          ...(isDevServer && { vars: { ...vars, ...settingsFromEnvironment() } }),
        }),
      }),
      tailwindcss(),
      printedAddresses(),
      namedIcons(),
      designTokens(),
      featurePlugins("app"),
      inlineScripts(),
      reactRouter(),
      islandsPlugin(),
      untranslated(),
      ...(command === "build" ? [withoutRedirect()] : []),
    ],
  };
});

/**
 * Keeps of Lucide's icons only those that the site names, so that a build does not hold the whole set. Every word in quotes
 * counts as a name. So the sprite has a few icons that no page shows (for `type="text"`, "text"), but it lacks none.
 */
function namedIcons(): Plugin {
  return {
    name: "named-icons",
    apply: "build",
    load(id) {
      if (!id.endsWith("/@iconify-json/lucide/icons.json")) return;
      const sources = globSync(["app/**/*.tsx", "data/**/*.ts"]).map((file) => readFileSync(file, "utf8"));
      const words = new Set(Array.from(sources.join().matchAll(/["']([a-z\d-]+)["']/g), ([, word]) => word));
      const named = Object.entries(lucide.icons).filter(([name]) => words.has(name));
      return JSON.stringify({ icons: Object.fromEntries(named), aliases: {} });
    },
  };
}

/** Puts the site's address before the paths of links that app/print.css prints: a style sheet cannot know it. */
function printedAddresses(): Plugin {
  const placeholder = "https://site.invalid";
  const file = resolve("data/company.ts");
  return {
    name: "printed-addresses",
    // Like Tailwind, which comes first and puts print.css into app.css.
    enforce: "pre",
    async transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes(placeholder)) return;
      this.addWatchFile(file);
      // Not imported above: the dev server restarts when a file changes that this configuration imports.
      const { module } = await runnerImport<typeof import("./data/company.ts")>(file);
      return code.replaceAll(placeholder, module.company.siteUrl);
    },
  };
}

/**
 * Hides the Cloudflare plugin's warning that Vite ignores `no_bundle`, `rules` and `build` of wrangler.toml. They are there
 * for wrangler, and the plugin prints the warning by console.warn at every build, type check and lint.
 */
function hideKnownWarning(): void {
  const { warn } = console;
  console.warn = (...messages) => {
    if (!String(messages[0]).includes("not applicable when using Vite")) warn(...messages);
  };
}

/**
 * Deletes the file by which the Cloudflare plugin redirects every later wrangler command to this build. Prerendering needs
 * it, so it is deleted when the build's process ends. `wrangler dev` would otherwise serve the old build after an edit.
 */
function withoutRedirect(): Plugin {
  return {
    name: "without-redirect",
    configResolved: ({ root }) => {
      process.once("exit", () => rmSync(resolve(root, ".wrangler/deploy"), { recursive: true, force: true }));
    },
  };
}
