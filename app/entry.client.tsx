import { type ReactNode, StrictMode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { type EntryContext, ServerRouter } from "react-router";
import { keepDrafts } from "./leads/form/drafts";
import { KeepPage, onFailure } from "./start/keep-page";
import { hearOfEdits, loadContext } from "./start/react-router-internals";
import { addStyles, pageDataId, type StartModule, type StartPlan, startPlanId } from "./start/start-plan";

let hydration: Promise<void> | undefined;
let hasFailed = false;

/** Hydrates the page: the starter (start/starter/) calls it when a visitor turns to what needs script. */
export const hydrate: StartModule["hydrate"] = (report) => {
  if (hasFailed) throw new Error("React has failed on this page");
  hydration ??= load(report).catch((error) => {
    hydration = undefined;
    throw error;
  });
  return hydration;
};

async function load(report: Parameters<StartModule["hydrate"]>[0]) {
  const sendAgain = keepDrafts();
  const context = await contextOf(document);
  onFailure(() => {
    hasFailed = true;
    report("failed");
  });
  const onHydrated = () => {
    report("hydrated");
    sendAgain();
  };
  const draw = (context: EntryContext) => (
    <KeepPage>
      <AfterHydration run={onHydrated}>
        <StrictMode>
          <ServerRouter context={context} url={location.href} />
        </StrictMode>
      </AfterHydration>
    </KeepPage>
  );
  // As a transition it is done in slices, between which the browser can paint and take input.
  startTransition(() => {
    const root = hydrateRoot(document, draw(context));
    if (import.meta.hot)
      hearOfEdits(async () => {
        const html = await (await fetch(location.href)).text();
        root.render(draw(await contextOf(new DOMParser().parseFromString(html, "text/html"))));
      });
  });
}

/** What the server drew a page from. */
async function contextOf(page: Document): Promise<EntryContext> {
  const textOf = (id: string) => page.getElementById(id)?.textContent ?? "";
  const { data }: StartPlan = JSON.parse(textOf(startPlanId));
  return loadContext(data ? await fetchData(data) : textOf(pageDataId));
}

async function fetchData(url: string): Promise<string> {
  // The first takes what was preloaded, even where that failed while there was no connection.
  const response = await fetch(url).catch(() => fetch(url));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Marks the document after hydration: what effects read is rendered by then, so what was pressed can rely on it. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (!haveEffectsRun) return setHaveEffectsRun(true);
    document.documentElement.toggleAttribute("data-hydrated", true);
    addStyles();
    run();
  }, [haveEffectsRun, run]);
  return children;
}
