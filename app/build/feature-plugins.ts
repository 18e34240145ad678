import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * What features do while the site is built: the default export of `vite-plugin.ts` in the folder of a feature. The plug
 * app/features.ts cannot name it, because the Worker bundles that file.
 * @param room `tests`, whose plug-ins stand in for those of `app` in tests of modules
 */
export const featurePlugins = (room: "app" | "tests"): Promise<Plugin[]> =>
  Promise.all(
    globSync(`${room}/features/*/vite-plugin.ts`).map(async (file) => {
      const { default: plugin } = await import(pathToFileURL(resolve(file)).href);
      return plugin();
    }),
  );
