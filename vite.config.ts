import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { hideKnownWarning, withoutRedirect } from "./app/build/cloudflare-leftovers.ts";
import { featurePlugins } from "./app/build/feature-plugins.ts";
import { inlineScripts } from "./app/build/inline-scripts.ts";
import { islandsPlugin } from "./app/build/islands-plugin.ts";
import { namedIcons } from "./app/build/named-icons.ts";
import { printedAddresses } from "./app/build/printed-addresses.ts";
import { designTokens } from "./app/build/token-colours.ts";
import { untranslated } from "./app/build/untranslated.ts";
import { settingsFromEnvironment } from "./workers/local/settings.ts";

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
      // Our own, in app/build/: each file says why no option or package does its work.
      printedAddresses(),
      namedIcons(),
      designTokens(),
      featurePlugins("app"),
      inlineScripts(),
      reactRouter(),
      islandsPlugin(),
      untranslated(),
      withoutRedirect(),
    ],
  };
});
