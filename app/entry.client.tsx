import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { hydrateRoot } from "react-dom/client";
import stylesheet from "./app.css?url";
import type { IslandsModule } from "./contract/islands";
import { KeepEntries } from "./keep-entries";
import { CurrentPage } from "./ui/link";

/** A function for each island's file. It imports the file when the island is hydrated. */
const islands = import.meta.glob<ComponentType<object>>(["./islands/*.tsx", "./features/*/islands/*.tsx"], {
  import: "default",
});

/**
 * The hydration of each island. After a time-out the boot script may try again while the first try still runs: both then
 * share it.
 */
const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/** Islands in which React has thrown. They are not hydrated again. */
const broken = new WeakSet<HTMLElement>();

/** Hydrates one island. The boot script (inline/boot.ts) calls it when a visitor uses a control of this island. */
export const hydrate: IslandsModule["hydrate"] = async (element, { islands: all, page }, onFailure) => {
  const { file, props, propsModule } = all[element.id] ?? {};
  const [Island, loaded] = await Promise.all([
    islands[`./${file}`]?.(),
    propsModule ? import(/* @vite-ignore */ propsModule) : undefined,
  ]);
  // If the file arrives empty, the import succeeds, but the module has no component.
  if (!Island) throw new Error(`The island ${file} has no component`);
  if (broken.has(element)) throw new Error(`React has failed in the island ${file}`);
  const tree = (
    <CurrentPage value={page}>
      <Island {...(props ?? loaded?.default)} />
    </CurrentPage>
  );
  const hydration = hydrations.get(element) ?? hydrateTree(element, tree, onFailure);
  hydrations.set(element, hydration);
  await hydration;
  // From now on React validates and shows the site's messages, so switch off the browser's.
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
    const live = <AfterHydration run={onLive}>{tree}</AfterHydration>;
    const root = (
      <KeepHtml onError={onError}>
        {element.matches(worksWithoutScript) ? (
          <OnlyHydrated>{live}</OnlyHydrated>
        ) : (
          <KeepEntries island={element}>{live}</KeepEntries>
        )}
      </KeepHtml>
    );
    // In a transition React works in slices. Between two slices the browser can paint and handle input.
    startTransition(() => {
      hydrateRoot(element, root, { identifierPrefix: element.id });
    });
    listeners.stopRecording();
  });
}

/**
 * Records the event listeners that React adds to an island's element, so that they can be removed if React throws. (To move
 * the HTML to another element would remove the focus, close dialogs, and lose a click that has begun.)
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

/** Calls `run` after the first effects have run and React has rendered the state that they set. Clicks need both. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (haveEffectsRun) run();
    else setHaveEffectsRun(true);
  }, [haveEffectsRun, run]);
  return children;
}

/** Islands that the browser can use without React: forms that it can send, and the chat, whose topics are links. */
const worksWithoutScript = ":has(form[action],[popover])";

const subscribeToNothing = () => () => {};

/**
 * Throws if React renders new HTML instead of hydrating. React does so if an extension or a translation has changed the HTML,
 * or if a component has thrown. The visitor would lose the entries, and a dialog would close.
 */
function OnlyHydrated({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [wasHydrated] = useState(isHydrating);
  if (!wasHydrated) throw new Error("Not hydrated: the island's HTML was changed, or a component threw");
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

/** Calls `onError` during rendering, because the effects of a suspended tree never run. */
function Suspended({ error, onError }: Pick<KeepHtmlProps, "onError"> & { error: unknown }): ReactNode {
  onError(error);
  return use(never);
}

/** Loads the styles of the whole site. A prerendered page has only the styles of its own markup. */
function addStyles() {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet });
  // A browser does not try again by itself.
  link.onerror = () => {
    link.remove();
    if (navigator.onLine) setTimeout(addStyles, 2000);
    else addEventListener("online", addStyles, { once: true });
  };
  document.head.appendChild(link);
}
