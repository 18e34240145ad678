import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Vite's manifest of the client build: the built files of modules, by source. */
export const buildManifest = ".vite/manifest.json";

export type BuildManifest = Record<string, { file: string; imports?: string[] }>;

/** The suffix of React Router's ids for the client part of a route module. */
export const clientRoute = "?__react-router-build-client-route";

const entry = "app/entry.client.tsx";
const virtualId = "virtual:island-modules";

/**
 * Builds only islands for the browser, because pages are rendered on the server only. React Router has no option for that.
 */
export function islandsPlugin(): Plugin[] {
  return [emptyRoutes(), islandModules(), reloadAfterEdit()];
}

/** Empties the route modules in the client build, because the site has no client-side router. */
function emptyRoutes(): Plugin {
  return {
    name: "empty-routes",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_code, id) => (id.endsWith(clientRoute) ? "export {}" : undefined),
  };
}

/** Provides the URLs of the entry and of each island's modules to the server build, which runs after the client build. */
function islandModules(): Plugin {
  return {
    name: "island-modules",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return;
      // On the dev server a module's URL is the path of its source, and no module is preloaded.
      if (this.environment.mode === "dev") return exportsOf(`/${entry}`, {});
      const text = readFileSync(`${this.environment.config.root}/build/client/${buildManifest}`, "utf8");
      const manifest: BuildManifest = JSON.parse(text);
      const modulesOf = (source: string): string[] => {
        const { file, imports = [] } = manifest[source] ?? {};
        return file ? [`/${file}`, ...imports.flatMap(modulesOf)] : [];
      };
      const islands = Object.keys(manifest).flatMap((source) => {
        const file = /^app\/((?:features\/[^/]+\/)?islands\/[^/]+\.tsx)$/.exec(source)?.[1];
        return file ? [[file, [...new Set([entry, source].flatMap(modulesOf))]]] : [];
      });
      return exportsOf(modulesOf(entry)[0] ?? "", Object.fromEntries(islands));
    },
  };
}

const exportsOf = (entryUrl: string, modulesOf: Record<string, string[]>) =>
  `export const entry = ${JSON.stringify(entryUrl)}; export const modulesOf = ${JSON.stringify(modulesOf)};`;

/** Reloads the page after an edit in development, because the server has to render it. Style sheets are hot-replaced. */
function reloadAfterEdit(): Plugin {
  return {
    name: "reload-after-edit",
    hotUpdate({ file, server }) {
      if (!/\/(app|data)\/.*(?<!\.css)$/.test(file)) return;
      if (this.environment.name === "ssr") {
        // First the server forgets the old modules. Vite would tell it after this hook, when the page may already have been
        // rendered again from the old ones.
        this.environment.hot.send({ type: "full-reload", triggeredBy: file });
        server.environments.client.hot.send({ type: "full-reload" });
      }
      return [];
    },
  };
}
