import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { hideKnownWarning, withoutRedirect } from "./app/build/cloudflare-leftovers.ts";
import { cssTarget } from "./app/build/css-target.ts";
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
  // A build is always for production. With another NODE_ENV, set by the calling shell or program, Vite would bundle React's
  // development version.
  if (command === "build") process.env.NODE_ENV = "production";
  // The Cloudflare plugin has no option against its warning about settings that only wrangler reads.
  hideKnownWarning();
  // Without this variable, the Cloudflare plugin asks the network for a sample of `Request.cf`, which the Worker does not
  // read, and prints an error if there is no network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
  return {
    build: {
      // Without this option React Router deletes the manifest, which app/publish/ reads.
      manifest: true,
      // The oldest browsers that load islands, see app/inline/every-page.ts.
      target: ["chrome114", "firefox125", "safari17"],
      cssTarget,
      rolldownOptions: {
        // Switch off warnings about intended facts: only the browser imports forms dynamically, and Tailwind writes no
        // source map.
        checks: {
          bundlerTimings: false,
          pluginTimings: false,
          ineffectiveDynamicImport: false,
          sourcemapBroken: false,
        },
      },
    },
    environments: {
      // Minified, the Worker is a third smaller to upload, and to parse before the first request. Errors keep file and
      // line by the source map.
      ssr: { build: { minify: true } },
      client: {
        // The dev server prepares the packages of these files when it starts. Otherwise the first use of an island would find
        // new packages, and Vite would reload the page, with a form that is being sent.
        optimizeDeps: {
          entries: [
            "app/entry.client.tsx",
            "app/islands/*.tsx",
            "app/features/*/islands/*.tsx",
            "app/features/**/*-worker.ts",
          ],
        },
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // This file changes only with React's version, so browsers keep it in their caches after a deploy.
                  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                  // One file for all modules that at least 3 entries share, because each file costs a request.
                  { name: "shared", minShareCount: 3 },
                ],
              },
            },
          },
        },
      },
    },
    // Web workers as ES modules, so that they can import chunks when they need them.
    worker: { format: "es" },
    // Prerendering starts a Vite server. Without this option it would react to each new page in build/client.
    server: { watch: { ignored: ["**/build/client/**"] } },
    plugins: [
      cloudflare({
        viteEnvironment: { name: "ssr" },
        // No debugger port: two processes that start together would choose the same free port.
        inspectorPort: false,
        config: ({ vars }) => ({
          // wrangler.toml names the built Worker; this is its source.
          main: resolve(import.meta.dirname, "workers/app.ts"),
          // Only the dev server gets settings from this machine's environment. A build must not contain them.
          ...(isDevServer && { vars: { ...vars, ...settingsFromEnvironment() } }),
        }),
      }),
      tailwindcss(),
      // Plug-ins of this project, in app/build/.
      printedAddresses(), // the site's URL in print.css: CSS cannot import, and Vite's `define` skips style sheets
      namedIcons(), // only the icons that are used: records name them as data, so tree shaking would keep all
      designTokens(), // the colours of app.css as a module: Tailwind gives them to style sheets only
      featurePlugins("app"), // the plug-ins of features: an import here would name a feature that can be removed
      inlineScripts(), // `?script` bundles a script into a string: Vite's `?raw` does not bundle, `?url` is a request
      reactRouter(),
      islandsPlugin(), // builds only islands for the browser: React Router always builds whole pages for it
      untranslated(), // lists the missing Swahili on the dev server: no package knows the records of data/
      withoutRedirect(), // `wrangler dev` must not serve an old build: the Cloudflare plugin has no option for that
    ],
  };
});
