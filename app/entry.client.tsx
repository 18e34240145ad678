import { type ReactNode, StrictMode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { ServerRouter } from "react-router";
import { keepDrafts } from "./leads/form/drafts";
import { addStyles } from "./start/add-styles";
import { KeepPage, onFailure } from "./start/keep-page";
import { loadContext } from "./start/react-router-internals";
import { loaderDataId, type StartModule, type StartPlan, startPlanId } from "./start/start-plan";

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
  const plan: StartPlan = JSON.parse(textOf(startPlanId));
  const context = await loadContext(plan, loaderData(plan));
  onFailure(() => {
    hasFailed = true;
    report("failed");
  });
  const onHydrated = () => {
    report("hydrated");
    sendAgain();
  };
  // As a transition it is done in slices, between which the browser can paint and take input.
  startTransition(() => {
    hydrateRoot(
      document,
      <KeepPage>
        <AfterHydration run={onHydrated}>
          <StrictMode>
            <ServerRouter context={context} url={location.href} />
          </StrictMode>
        </AfterHydration>
      </KeepPage>,
    );
  });
}

async function loaderData({ data }: StartPlan): Promise<string> {
  if (data === undefined) return textOf(loaderDataId);
  // The first takes what was preloaded, even where that failed while there was no connection.
  const response = await fetch(data).catch(() => fetch(data));
  if (!response.ok) throw new Error(`${data}: ${response.status}`);
  return response.text();
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/**
 * Marks the document after hydration. The styles that the page lacks come only now, so that they do not compete with the
 * script. What effects read at hydration, such as figures typed before, is rendered by then:
 * what was pressed can rely on it.
 */
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
