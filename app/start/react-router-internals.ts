/**
 * All that leans on React Router's internals. Stock `<Scripts/>` starts a page's script while the page loads; ours
 * starts when a visitor turns to something that needs it (starter/). So this file does what `<Scripts/>` and the
 * stream of `<ServerRouter/>` do, in two halves: the server reads the plan from the context that it renders with, and
 * the browser sets the globals that `<HydratedRouter/>` reads.
 *
 * tests/unit/react-router-internals.test.tsx renders stock `<Scripts/>` from the same context and compares. If it fails
 * after an upgrade, React Router has changed how a page starts: compare this file with `Scripts` in
 * react-router/dist/production/lib/dom/ssr/components.js.
 */
import type { EntryContext } from "react-router";
import type { StartPlan } from "./start-plan";

/** The context to render with, without the stream of loader data, and that data as text in React Router's encoding. */
export function takeLoaderData({ serverHandoffStream, ...context }: EntryContext) {
  return { context, loaderData: new Response(serverHandoffStream ?? null).text() };
}

/** What the browser needs to hydrate the page of this context. */
export function startPlan(context: EntryContext): StartPlan {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = context;
  const { entry, url, version } = manifest;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = [entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return {
    entry: entry.module,
    links: [...new Set(modules)].map((href) => ({ rel: "modulepreload", href })),
    manifest: { entry, routes: Object.fromEntries(routes.map((route) => [route.id, route])), url, version },
    context: JSON.parse(serverHandoffString),
  };
}

/**
 * The dev server's own start: the runtime of hot updates, as in `<Scripts/>`, without which no component loads; then an
 * event at which the starter starts the page's script, or that script itself on a page that shows a mistake in data/ and
 * has no such control. Undefined in a build.
 */
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

/**
 * Loads what the plan names and sets the globals that `<HydratedRouter/>` reads.
 * @param loaderData the page's loader data, in React Router's encoding
 * @throws when a module or the data cannot be loaded, or a module is empty
 */
export async function prepareHydration(
  { manifest, context }: StartPlan,
  loaderData: Promise<string>,
): Promise<void> {
  const load = async ([id, route]: [string, { module: string } | undefined]) => {
    const module = await import(/* @vite-ignore */ route?.module ?? "");
    // A file that arrives empty is a module all the same: React would draw nothing in the place of the page.
    if (!module.default) throw new Error(`${route?.module} has no component`);
    return [id, module];
  };
  const [text, modules] = await Promise.all([
    loaderData,
    Promise.all(Object.entries(manifest.routes).map(load)),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(text).body },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
}
