import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydratedEvent, loaderDataId, type StartPlan, startPlanId } from "./document/start-plan";

/** Takes over the page that the document holds. Runs late: document/late-start.ts says when. */
async function hydrate() {
  const { manifest, routes, context }: StartPlan = JSON.parse(textOf(startPlanId));
  const load = (url: string) => import(/* @vite-ignore */ url);
  const ids = Object.keys(routes);
  const [modules] = await Promise.all([Promise.all(Object.values(routes).map(load)), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(textOf(loaderDataId)).body },
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
  });
  // As a transition it is done in slices, between which the browser can paint and take input.
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated>
        <StrictMode>
          <HydratedRouter />
        </StrictMode>
      </Hydrated>,
    );
  });
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/** Says so, once everything in it works. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return children;
}

hydrate();
