import type { Plugin } from "vite";

const unused = "const unused = undefined;";

/**
 * What Vite and React Router keep for features that this site does not use, and that no bundler can see to be dead: 5 kB
 * of script on every page. By the end of the file's name, what stands in for it in the browser's build.
 */
const standIns = {
  // Fetches styles and scripts ahead of a dynamic import: ours need no styles, and what they import is there already.
  "vite/preload-helper.js": "export const __vitePreload = (load) => load();",
  // Routes that are discovered one by one: ours all travel with the page (`routeDiscovery` in react-router.config.ts).
  "/react-router/dist/production/lib/dom/ssr/fog-of-war.js": `${unused}
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export { unused as getManifestPath, unused as getPathsWithAncestors, unused as handleClientVersionMismatch };`,
  // Hooks for measuring: nobody hands any in.
  "/react-router/dist/production/lib/router/instrumentation.js": `${unused}
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export { unused as instrumentHandler, unused as instrumentationResultMetaContext };`,
  // The page shown when the layout itself fails: a plain one.
  "/react-router/dist/production/lib/dom/ssr/errorBoundaries.js": `
    import { Component, createElement } from "react";
    export const BoundaryShell = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => createElement("html", null, createElement("body", null, "500"));
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      render = () => this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children;
    }`,
};

/** Builds the browser's scripts without them. Fails when a new version has put them elsewhere. */
export function leanScripts(): Plugin {
  const missing = new Set(Object.keys(standIns));
  return {
    name: "lean-scripts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [file, standIn] = Object.entries(standIns).find(([end]) => id.endsWith(end)) ?? [];
      if (file) missing.delete(file);
      return standIn;
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Not found: ${[...missing].join(", ")}`);
    },
  };
}
