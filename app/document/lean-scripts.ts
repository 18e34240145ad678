import type { Plugin } from "vite";

const unused = "const unused = undefined;";

/**
 * What Vite and React Router keep for features that this site does not use, and that no bundler can see to be dead: 5 kB
 * of script on every page. By the end of the file's name, what stands in for it in the browser's build.
 */
const standIns = {
  // Fetches what a dynamic import is going to need: ours need no styles, and little else that is not there already.
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

/** What is changed in all of the router's files, and into what. */
const routerFile = /\/react-router\/dist\/production\//;
const edits: [RegExp, string][] = [
  // Names for a debugger: for their sake no bundler drops the components that nobody uses…
  [/^\w+\.displayName = "\w+";$/gm, ""],
  // … nor what comes of a call that could do anything.
  [
    /(?<=^(?:const|var|let) \w+ = )(?=React[$\w]*\.(?:forwardRef|memo|createContext)\()/gm,
    "/* @__PURE__ */ ",
  ],
];

/** Builds the browser's scripts so. Fails when a new version has none of what is meant. */
export function leanScripts(): Plugin {
  const missing = new Set<unknown>([...Object.keys(standIns), ...edits.map(([from]) => from)]);
  return {
    name: "lean-scripts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [file, standIn] = Object.entries(standIns).find(([end]) => id.endsWith(end)) ?? [];
      missing.delete(file);
      return standIn;
    },
    transform(code, id) {
      if (!routerFile.test(id)) return;
      for (const [from] of edits) if (code.search(from) >= 0) missing.delete(from);
      return { code: edits.reduce((edited, [from, to]) => edited.replace(from, to), code), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Not found: ${[...missing].join(", ")}`);
    },
  };
}
