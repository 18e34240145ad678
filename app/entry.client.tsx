import { type ReactNode, StrictMode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { addStyles } from "./document/add-styles";
import { prepareHydration } from "./document/react-router-internals";
import {
  hydratedEvent,
  loaderDataId,
  type StartPlan,
  scriptFailedId,
  startPlanId,
} from "./document/start-plan";

/** Hydrates the page. The starter (document/starter/) runs this module when a visitor turns to what needs script. */
async function hydrate() {
  const plan: StartPlan = JSON.parse(textOf(startPlanId));
  await prepareHydration(plan, loaderData(plan));
  // As a transition it is done in slices, between which the browser can paint and take input.
  startTransition(() => {
    hydrateRoot(
      document,
      <AfterHydration>
        <StrictMode>
          <HydratedRouter />
        </StrictMode>
      </AfterHydration>,
    );
  });
}

async function loaderData({ data }: StartPlan): Promise<string> {
  if (data === undefined) return textOf(loaderDataId);
  const response = await fetch(data);
  if (!response.ok) throw new Error(`${data}: ${response.status}`);
  return response.text();
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/**
 * Dispatches `hydrated` after hydration, and marks the document: the rules for fetching pages ahead end there. The styles
 * that the page lacks come only now, so that they do not compete with the script. What
 * effects read at hydration, such as figures typed before, is rendered by then: what was pressed can rely on it. The
 * starter may have said meanwhile that the script did not load; what it still holds is done now.
 */
function AfterHydration({ children }: { children: ReactNode }) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (!haveEffectsRun) return setHaveEffectsRun(true);
    document.documentElement.toggleAttribute("data-hydrated", true);
    addStyles();
    document.querySelector<HTMLElement>(`#${scriptFailedId}:popover-open`)?.hidePopover();
    dispatchEvent(new Event(hydratedEvent));
  }, [haveEffectsRun]);
  return children;
}

// An `error` event on the window, like that of a module that throws: the starter then does without the script.
hydrate().catch(reportError);
