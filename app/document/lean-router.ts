import type { Plugin } from "vite";

/**
 * What React Router keeps for features that this site does not use, and that no bundler can see to be dead: 4 kB of
 * script on every page. By the file in React Router, what stands in for it in the browser's build.
 */
const standIns = {
  // Routes that are discovered one by one: ours all travel with the page (`routeDiscovery` in react-router.config.ts).
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export { unused as getManifestPath, unused as getPathsWithAncestors, unused as handleClientVersionMismatch };`,
  // Hooks for measuring: nobody hands any in.
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export { unused as instrumentHandler, unused as instrumentationResultMetaContext };`,
  // The page shown when the layout itself fails: a plain one.
  "dom/ssr/errorBoundaries.js": `
    import { Component, createElement } from "react";
    export const BoundaryShell = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => createElement("html", null, createElement("body", null, "500"));
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      render = () => this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children;
    }`,
};

/** Builds the browser's React Router without them. Fails when a new version has put them elsewhere. */
export function leanRouter(): Plugin {
  const missing = new Set(Object.keys(standIns));
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [, file] = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id) ?? [];
      if (!file || !(file in standIns)) return;
      missing.delete(file);
      return `const unused = undefined;${standIns[file as keyof typeof standIns]}`;
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`React Router no longer has ${[...missing].join(", ")}`);
    },
  };
}
