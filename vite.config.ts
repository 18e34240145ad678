import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { settingsFromEnvironment } from "./workers/local/settings.ts";

export default defineConfig(({ command, isPreview }) => {
  const isDevServer = command === "serve" && !isPreview;
  return {
    resolve: { tsconfigPaths: true },
    plugins: [
      cloudflare({
        viteEnvironment: { name: "ssr" },
        // Settings of this machine are for the dev server only: a build must not carry them.
        config: ({ vars }) => (isDevServer ? { vars: { ...vars, ...settingsFromEnvironment() } } : {}),
      }),
      tailwindcss(),
      reactRouter(),
    ],
  };
});
