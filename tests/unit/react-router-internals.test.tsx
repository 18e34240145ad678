import { parse } from "node-html-parser";
import { renderToReadableStream } from "react-dom/server";

import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { expect, test, vi } from "vitest";
import { prepareHydration, startPlan, takeLoaderData } from "#app/start/react-router-internals.ts";
import type { StartPlan } from "#app/start/start-plan.ts";

const message =
  "React Router has changed how a page's script starts: compare app/start/react-router-internals.ts with Scripts";

function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** A build of two routes, of which the root draws stock `<Scripts/>`, in the shape that React Router's plugin writes. */
function buildOf(onContext: (context: EntryContext, url: string) => Promise<Response>): ServerBuild {
  const route = (id: string, module: string, imports: string[]) => ({
    id,
    module,
    imports,
    css: [],
    path: id === "root" ? "" : "post",
    hasLoader: true,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    hasDefaultExport: true,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    ...(id === "root" ? {} : { parentId: "root" }),
  });
  const routes = {
    root: route("root", "/assets/root-a.js", ["/assets/shared-a.js"]),
    post: route("post", "/assets/post-a.js", ["/assets/shared-a.js", "/assets/prose-a.js"]),
  };
  return {
    entry: {
      module: {
        default: (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
          onContext(context, request.url),
      },
    },
    routes: {
      root: { ...routes.root, module: { default: Root, loader: () => ({ site: "<Tiririka> & co" }) } },
      post: {
        ...routes.post,
        module: { default: () => <p>Post</p>, loader: async () => ({ post: "Karibu" }) },
      },
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

/** What stock `<Scripts/>` says of a page, and our plan for the same page. */
async function bothFor(path: string) {
  let plan: StartPlan | undefined;
  let data = "";
  const handle = createRequestHandler(
    buildOf(async (context, url) => {
      const [ours, theirs] = (context.serverHandoffStream ?? new ReadableStream()).tee();
      plan = startPlan(context);
      data = await takeLoaderData({ ...context, serverHandoffStream: ours }).loaderData;
      const stream = await renderToReadableStream(
        <ServerRouter context={{ ...context, serverHandoffStream: theirs }} url={url} />,
      );
      await stream.allReady;
      return new Response(stream);
    }),
    "production",
  );
  const html = await (await handle(new Request(`http://localhost${path}`))).text();
  if (!plan) throw new Error("Nothing was rendered");
  return { plan, data, html, page: parse(html) };
}

for (const path of ["/", "/post"]) {
  test(`our plan names what stock Scripts names for ${path}`, async () => {
    const { plan, page, html } = await bothFor(path);
    const preloaded = page
      .querySelectorAll("link[rel=modulepreload]")
      .map((link) => link.getAttribute("href"));
    // Stock `<Scripts/>` loads the manifest of all routes, for steps to other pages.
    const planned = [...plan.links.map(({ href }) => href), plan.manifest.url];
    expect(planned.toSorted(), message).toEqual(preloaded.toSorted());

    const module = page.querySelector("script[type=module]")?.textContent ?? "";
    const imported = new Map(
      Array.from(module.matchAll(/import \* as (\w+) from "(.*?)"/g), ([, name = "", url = ""]) => [
        name,
        url,
      ]),
    );
    const [, named = ""] = /__reactRouterRouteModules = \{(.*?)\}/.exec(module) ?? [];
    const routes = Array.from(named.matchAll(/"(.*?)":(\w+)/g), ([, id, name = ""]) => [
      id,
      imported.get(name),
    ]);
    const planModules = Object.entries(plan.manifest.routes).map(([id, route]) => [id, route?.module]);
    expect(Object.fromEntries(planModules), message).toEqual(Object.fromEntries(routes));
    expect(module, message).toContain(`import "${plan.manifest.url}"`);
    expect(module, message).toContain(`import("${plan.entry}")`);

    const [, context = ""] = /window\.__reactRouterContext = (\{.*?\});/.exec(html) ?? [];
    expect(plan.context, message).toEqual(JSON.parse(context));
  });

  test(`our loader data is what stock ServerRouter streams for ${path}`, async () => {
    const { data, html } = await bothFor(path);
    const chunks = Array.from(
      html.matchAll(/streamController\.enqueue\(("(?:\\.|[^"\\])*")\)/g),
      ([, text = ""]) => JSON.parse(text),
    );
    expect(chunks.length, message).toBeGreaterThan(0);
    expect(data, message).toBe(chunks.join(""));
  });
}

test("the browser sets the globals that stock Scripts sets", async () => {
  const { html } = await bothFor("/post");
  const stock = new Set(Array.from(html.matchAll(/window\.(__reactRouter\w+) =/g), ([, name]) => name));
  // Its manifest of all routes sets this one.
  stock.add("__reactRouterManifest");
  const { plan } = await bothFor("/");
  vi.stubGlobal("window", {});
  const prepare = (module: string) => {
    const routes = {
      root: { ...plan.manifest.routes.root, id: "root", module: `data:text/javascript,${module}` },
    };
    const manifest = { ...plan.manifest, routes } as StartPlan["manifest"];
    return prepareHydration({ ...plan, manifest }, Promise.resolve("[]"));
  };
  // A file that arrives empty.
  await expect(prepare("")).rejects.toThrow("no component");
  await prepare("export default 1");
  expect(Object.keys(window).toSorted(), message).toEqual([...stock].toSorted());
  const { __reactRouterContext: context } = window as unknown as {
    __reactRouterContext: { stream: BodyInit };
  };
  expect(context).toMatchObject(plan.context);
  expect(await new Response(context.stream).text()).toBe("[]");
});
