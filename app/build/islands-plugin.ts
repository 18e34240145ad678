import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Where the browser's build notes the files of its modules, by their sources. */
export const buildManifest = ".vite/manifest.json";

export type BuildManifest = Record<string, { file: string; imports?: string[] }>;

/** React Router's ending for the browser's half of a route module. */
export const clientRoute = "?__react-router-build-client-route";

const entry = "app/entry.client.tsx";
const virtualId = "virtual:island-modules";

/**
 * Builds islands for the browser, and nothing else: pages are drawn on the server only. React Router has no option for that.
 */
export function islandsPlugin(): Plugin[] {
  return [emptyRoutes(), islandModules(), reloadAfterEdit()];
}

/** React Router builds route modules for a client-side router, which the site does not have. */
function emptyRoutes(): Plugin {
  return {
    name: "empty-routes",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_code, id) => (id.endsWith(clientRoute) ? "export {}" : undefined),
  };
}

/** Offers the URLs of the entry and of each island's modules to the server, which is built after the browser's part. */
function islandModules(): Plugin {
  return {
    name: "island-modules",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return;
      // The dev server loads modules by their source's path, and preloads none.
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

/** The dev server reloads the page after an edit: the server has to draw it again. Style sheets are exchanged in place. */
function reloadAfterEdit(): Plugin {
  return {
    name: "reload-after-edit",
    hotUpdate({ file, server }) {
      if (!/\/(app|data)\/.*(?<!\.css)$/.test(file)) return;
      if (this.environment.name === "ssr") server.environments.client.hot.send({ type: "full-reload" });
      return this.environment.name === "client" ? [] : undefined;
    },
  };
}
