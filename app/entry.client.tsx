import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import stylesheet from "./app.css?url";
import type { IslandsModule } from "./contract/islands";
import { Here } from "./ui/link";

/** The islands, a file each, which is loaded when it is needed. */
const islands = import.meta.glob<ComponentType<object>>(["./islands/*.tsx", "./features/*/islands/*.tsx"], {
  import: "default",
});

/** The hydration of each island, so that none is hydrated twice: a second try may come while the first is still loading. */
const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/** Islands in which React has thrown: they stay HTML. */
const broken = new WeakSet<HTMLElement>();

/** Hydrates one island: the boot script (inline/boot.ts) calls it when a visitor turns to that island. */
export const hydrate: IslandsModule["hydrate"] = async (element, { islands: all, here }, onFailure) => {
  const { file, props } = all[element.id] ?? {};
  const Island = await islands[`./${file}`]?.();
  // A file that arrives empty is a module, too.
  if (!Island) throw new Error(`The island ${file} has no component`);
  if (broken.has(element)) throw new Error(`React has failed in the island ${file}`);
  const tree = (
    <Here value={here}>
      <Island {...props} />
    </Here>
  );
  const hydration = hydrations.get(element) ?? hydrateTree(element, tree, onFailure);
  hydrations.set(element, hydration);
  await hydration;
  // From here on the site's own messages are shown, not the browser's.
  for (const form of formsIn(element)) form.noValidate = true;
  addStyles();
};

/** @param onFailure called if React throws after the promise is fulfilled; before, the promise is rejected */
function hydrateTree(element: HTMLElement, tree: ReactNode, onFailure: (error: unknown) => void) {
  const listeners = recordListeners(element);
  return new Promise<void>((resolve, reject) => {
    let isLive = false;
    const onLive = () => {
      isLive = true;
      resolve();
    };
    const onError = (error: unknown) => {
      // React may render more than once.
      if (broken.has(element)) return;
      broken.add(element);
      listeners.remove();
      for (const form of formsIn(element)) form.noValidate = false;
      if (isLive) onFailure(error);
      else reject(error);
    };
    const root = (
      <KeepHtml onError={onError}>
        <AfterHydration run={onLive}>{tree}</AfterHydration>
      </KeepHtml>
    );
    // As a transition it is done in slices, between which the browser can paint and take input.
    startTransition(() => {
      hydrateRoot(element, root, { identifierPrefix: element.id });
    });
    listeners.stopRecording();
  });
}

/**
 * Records the event listeners that React adds to an island's element, so that they can be removed if React throws. Moving the
 * HTML to another element would do, too, but takes the focus away, closes dialogs, and loses a press that is under way.
 */
function recordListeners(element: HTMLElement) {
  const added: Parameters<HTMLElement["addEventListener"]>[] = [];
  element.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener);
    HTMLElement.prototype.addEventListener.apply(element, listener);
  };
  return {
    stopRecording: () => Reflect.deleteProperty(element, "addEventListener"),
    remove: () => {
      for (const listener of added) element.removeEventListener(...listener);
    },
  };
}

const formsIn = (element: HTMLElement) => element.querySelectorAll<HTMLFormElement>("form[action]");

/** Calls `run` after effects have run and the state that they set is drawn, so that a press can rely on both. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (haveEffectsRun) run();
    else setHaveEffectsRun(true);
  }, [haveEffectsRun, run]);
  return children;
}

type KeepHtmlProps = { onError: (error: unknown) => void; children: ReactNode };

/** If React throws, this boundary suspends forever. React then never replaces the HTML that is shown. */
class KeepHtml extends Component<KeepHtmlProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, onError } = this.props;
    return "error" in this.state ? <Suspended error={this.state.error} onError={onError} /> : children;
  }
}

const never = new Promise<never>(() => {});

/** Calls `onError` while React renders, because effects of a suspended tree never run. */
function Suspended({ error, onError }: Pick<KeepHtmlProps, "onError"> & { error: unknown }): ReactNode {
  onError(error);
  return use(never);
}

/** Loads the whole site's styles: a prerendered page has those of its own markup only. */
function addStyles() {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return;
  document.head.appendChild(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet }),
  );
}
