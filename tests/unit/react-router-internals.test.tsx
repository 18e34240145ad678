import { useId } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { expect, test, vi } from "vitest";
import { loadContext, startPlan, withoutStream } from "#app/start/react-router-internals.ts";

const message =
  "React Router has changed how a page starts: compare app/start/react-router-internals.ts with Scripts and ServerRouter";

const parts = {
  root: {
    default: () => (
      <main id={useId()}>
        {JSON.stringify([useRouteLoaderData("root"), useMatches(), useLocation().pathname])}
        <Outlet />
        {areScriptsDrawn && <Scripts />}
      </main>
    ),
    ErrorBoundary: () => <p id={useId()}>{JSON.stringify(useRouteError())}</p>,
    loader: () => ({ site: "<Tiririka> & co" }),
  },
  post: {
    default: () => <p id={useId()}>{JSON.stringify(useRouteLoaderData("post"))}</p>,
    loader: async () => ({ post: "Karibu" }),
  },
};
let areScriptsDrawn = false;

/** A build of two routes, in the shape that React Router's plugin writes. */
function buildOf(onContext: (context: EntryContext, url: string) => Promise<Response>): ServerBuild {
  const route = (id: keyof typeof parts, imports: string[]) => ({
    id,
    module: `data:text/javascript,export default globalThis.parts.${id}.default;export const ErrorBoundary = globalThis.parts.${id}.ErrorBoundary`,
    imports,
    css: [],
    path: id === "root" ? "" : "post",
    hasLoader: true,
    hasErrorBoundary: id === "root",
    hasDefaultExport: true,
    ...(id === "root" ? {} : { parentId: "root" }),
  });
  const routes = {
    root: route("root", ["/assets/shared-a.js"]),
    post: route("post", ["/assets/shared-a.js", "/assets/prose-a.js"]),
  };
  return {
    entry: {
      module: {
        // A page that does not exist is no fault of the test.
        handleError: () => {},
        default: (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
          onContext(context, request.url),
      },
    },
    routes: {
      root: { ...routes.root, module: parts.root },
      post: { ...routes.post, module: parts.post },
    },
    assets: {
      version: "1",
      url: "/assets/manifest-a.js",
      entry: { module: "/assets/entry.client-a.js", imports: ["/assets/framework-a.js"] },
      routes,
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function draw(path: string) {
  let start: ReturnType<typeof startPlan> | undefined;
  const handle = createRequestHandler(
    buildOf(async (context, url) => {
      const page = withoutStream(context);
      start = startPlan(page);
      return new Response(await renderToReadableStream(<ServerRouter context={page} url={url} />));
    }),
    "production",
  );
  const html = await (await handle(new Request(`http://localhost${path}`))).text();
  if (!start) throw new Error("Nothing was rendered");
  return { html, ...start };
}

test.each(["/", "/post"])("our plan names what stock Scripts names for %s", async (path) => {
  areScriptsDrawn = true;
  const { html, plan } = await draw(path);
  areScriptsDrawn = false;
  const preloaded = Array.from(html.matchAll(/rel="modulepreload" href="(.*?)"/g), ([, href]) => href);
  // Stock `<Scripts/>` loads the manifest of all routes, for steps to other pages.
  const planned = [...plan.links.map(({ href }) => href), "/assets/manifest-a.js"];
  expect(planned.toSorted(), message).toEqual(preloaded.toSorted());
});

test.each(["/", "/post", "/no-such-page"])("the browser draws %s as the server did", async (path) => {
  const { html, context } = await draw(path);
  expect(html).toContain(path === "/no-such-page" ? "404" : "Tiririka");
  vi.stubGlobal("parts", parts);
  vi.stubGlobal("location", new URL(`http://localhost${path}?from=mail#top`));
  const inBrowser = <ServerRouter context={await loadContext(context)} url={location.href} />;
  expect(renderToString(inBrowser), message).toBe(html);
});

test("a module that arrives empty is refused", async () => {
  const { context } = await draw("/");
  const start = loadContext(context.replace(/data:text.*?(?=")/, "data:text/javascript,"));
  await expect(start).rejects.toThrow("no component");
});
