import { type ComponentType, createContext, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import type { AddedIsland as AddedIslandProps } from "#app/contract/feature.ts";
import { CurrentPage } from "./link";

export interface IslandList {
  /**
   * Records an island of the document. @param id the id of the island's element
   * @throws if the component is no default export of a file in an islands folder of app/
   */
  add(id: string, component: ComponentType<never>, props: object): void;
  /** Finds an island's component by its file, a path relative to app/. @throws if the file does not exist */
  find(file: string): ComponentType<never>;
}

/** Collects the islands of a document while it is rendered. The root provides it (document-islands.tsx). */
export const Islands = createContext<IslandList>({
  add() {},
  find(file) {
    throw new Error(`${file} is looked for outside of a document`);
  },
});

interface IslandProps<Props> {
  /** The default export of a file in app/islands/. */
  of: ComponentType<Props>;
  /**
   * The component's props. They must be JSON, because the document contains them. An island gets no children. The only
   * context that it can read is `CurrentPage`.
   */
  props: Props;
  /**
   * URL parameters that only the island's script can apply. If the URL has one of them, the island is hydrated at page
   * load.
   */
  query?: string[];
}

/**
 * A part of the page that React hydrates in the browser, when a visitor uses one of its controls. The server renders it as a
 * separate React tree with its own `identifierPrefix`, because the browser hydrates it as a separate root.
 */
export function Island<Props extends object>({ of: Component, props, query }: IslandProps<Props>) {
  const page = useContext(CurrentPage);
  const id = useId();
  useContext(Islands).add(id, Component as ComponentType<never>, props);
  const tree = (
    <CurrentPage value={page}>
      <Component {...props} />
    </CurrentPage>
  );
  return (
    <div
      id={id}
      data-island=""
      data-query={query?.join(" ")}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React
      dangerouslySetInnerHTML={{ __html: renderToString(tree, { identifierPrefix: id }) }}
    />
  );
}

/** An island that a feature adds to a page. */
export function AddedIsland({ file, ...props }: AddedIslandProps) {
  const component = useContext(Islands).find(file) as ComponentType<object>;
  return <Island of={component} {...props} />;
}
