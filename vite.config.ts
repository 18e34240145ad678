import { cloudflare } from "@cloudflare/vite-plugin";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { leanScripts } from "./app/document/lean-scripts.ts";
import { tokenColours } from "./app/seo/build/token-colours.ts";
import { iconNames } from "./data/schemas/common.ts";
import { settingsFromEnvironment } from "./workers/local/settings.ts";

export default defineConfig(({ command, isPreview }) => {
  const isDevServer = command === "serve" && !isPreview;
  return {
    resolve: { tsconfigPaths: true },
    // Fetching a page's scripts early is the starter's to do (app/document/late-start.ts).
    build: { modulePreload: false },
    // Prerendering starts a server, which would look through all built pages for each new one.
    server: { watch: { ignored: ["**/build/client/**"] } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } },
    },
    plugins: [
      cloudflare({
        viteEnvironment: { name: "ssr" },
        // Settings of this machine are for the dev server only: a build must not carry them.
        config: ({ vars }) => (isDevServer ? { vars: { ...vars, ...settingsFromEnvironment() } } : {}),
      }),
      tailwindcss(),
      pickedIcons(),
      designTokens(),
      leanScripts(),
      reactRouter(),
    ],
  };
});

/** The site's own modules, but for those that are loaded when somebody fills a form. */
const ours = /\/app\/(?!leads\/(contract\/forms|form\/turnstile))/;

/**
 * React and its router: on every page, and seldom changed. What the first page has in common with others, and what
 * other pages have in common; and all else by route.
 */
const clientChunks: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: (id, graph) => (isForHome(id, graph) ? "shared" : null), test: ours, minShareCount: 3 },
  { name: "inner", test: ours, minShareCount: 3 },
];

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Whether a module is in the layout or on the home page. */
function isForHome(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/\/app\/(root\.tsx|routes\/home\/)/.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isForHome(importer, graph, seen));
}

/** Picks the few icons that the site uses, so that the whole set does not enter the Worker. */
function pickedIcons(): Plugin {
  const picked = iconNames.map((name) => [name, lucide.icons[name].body]);
  return {
    name: "picked-icons",
    resolveId: (id) => (id === "virtual:icons" ? "\0virtual:icons" : undefined),
    load: (id) =>
      id === "\0virtual:icons" ? `export default ${JSON.stringify(Object.fromEntries(picked))}` : undefined,
  };
}

/** The colours of app.css, for what cannot read a style sheet: it is the only place that holds them. */
function designTokens(): Plugin {
  return {
    name: "design-tokens",
    resolveId: (id) => (id === "virtual:token-colours" ? "\0virtual:token-colours" : undefined),
    load: (id) =>
      id === "\0virtual:token-colours" ? `export default ${JSON.stringify(tokenColours())}` : undefined,
  };
}
