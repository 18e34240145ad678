/**
 * All that leans on React Router's internals. Stock `<Scripts/>` starts while the page loads and makes a router of the whole
 * site; ours hydrates this page alone, once a visitor needs it (starter/), with the `<ServerRouter/>` that drew it: 21 KiB less.
 */
import type { EntryContext } from "react-router";
import type { StartPlan } from "./start-plan";

/** The context to render with: without the stream of loader data, which would be drawn into the page. */
export function withoutStream({ serverHandoffStream, ...context }: EntryContext): EntryContext {
  // Unread it would keep the request open.
  serverHandoffStream?.cancel();
  return context;
}

/** What the browser needs to hydrate the page of this context: what it fetches, and the context itself as JSON. */
export function startPlan({ manifest, staticHandlerContext, ...build }: EntryContext) {
  const { loaderData, matches, errors, basename } = staticHandlerContext;
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const plan: StartPlan = {
    entry: manifest.entry.module,
    links: [...new Set(modules)].map((href) => ({ rel: "modulepreload", href })),
  };
  const { future, ssr, isSpaMode, routeDiscovery } = build;
  const context = {
    future,
    ssr,
    isSpaMode,
    routeDiscovery,
    manifest: { routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
    staticHandlerContext: {
      basename,
      loaderData,
      matches: matches.map(({ route: { id }, ...match }) => ({ ...match, route: { id } })),
      errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, asData(error)])),
    },
  };
  return { plan, context: JSON.stringify(context) };
}

/** While developing an error's message is shown. */
const asData = (error: unknown) =>
  import.meta.env.DEV && error instanceof Error ? { message: error.message } : error;

/** The context of a page in the browser, from {@link startPlan}'s JSON. @throws when a module cannot be loaded, or is empty */
export async function loadContext(json: string): Promise<EntryContext> {
  const context: EntryContext = JSON.parse(json);
  context.routeModules = {};
  const load = async (route: (typeof context.manifest.routes)[string]) => {
    if (!route) return;
    const module = await import(/* @vite-ignore */ route.module);
    // A file that arrives empty is a module all the same: React would draw nothing in the place of the page.
    if (!module.default) throw new Error(`${route.module} has no component`);
    context.routeModules[route.id] = module;
  };
  await Promise.all(Object.values(context.manifest.routes).map(load));
  const { pathname, search, hash } = location;
  context.staticHandlerContext.location = { pathname, search, hash, state: null, key: "default" };
  return context;
}

/** The dev server's start: the runtime of hot updates, then an event for the starter, or the script itself. None in a build. */
export function developmentScript({ manifest }: EntryContext): string | undefined {
  const { hmr, entry } = manifest;
  return (
    hmr &&
    `import ${JSON.stringify(hmr.runtime)};
const control = document.querySelector("a[data-script]");
if (control) control.dispatchEvent(new Event("input", { bubbles: true }));
else import(${JSON.stringify(entry.module)}).then(({ hydrate }) => hydrate(() => {}));`
  );
}

/** Stands in for the router that hot updates look for. @param revalidate draws the page with what the server says now */
export function hearOfEdits(revalidate: () => Promise<void>): void {
  Object.assign(window, {
    __reactRouterManifest: { routes: {} },
    __reactRouterRouteModules: {},
    __reactRouterContext: {},
    __reactRouterDataRouter: { createRoutesForHMR() {}, _internalSetRoutes() {}, revalidate },
  });
}
