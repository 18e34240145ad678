import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Loads the Vite plug-ins of features: the default export of `vite-plugin.ts` in a feature's folder. app/features.ts cannot
 * import them, because the Worker bundles that file.
 * @param room `tests` for plug-ins that replace those of `app` in unit tests
 */
export const featurePlugins = (room: "app" | "tests"): Promise<Plugin[]> =>
  Promise.all(
    globSync(`${room}/features/*/vite-plugin.ts`).map(async (file) => {
      const { default: plugin } = await import(pathToFileURL(resolve(file)).href);
      return plugin();
    }),
  );
