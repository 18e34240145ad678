import { type ComponentType, createContext, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import type { AddedIsland as AddedIslandProps } from "#app/contract/feature.ts";
import { Here } from "./link";

export interface IslandList {
  /**
   * Notes an island of the document. @param id of its element
   * @throws if the component is no default export of a file in an islands folder of app/
   */
  add(id: string, component: ComponentType<never>, props: object): void;
  /** Finds an island's component by its file, from app/ on. @throws if there is no such file */
  find(file: string): ComponentType<never>;
}

/** The islands of a document, which the root lists (document-islands.tsx). */
export const Islands = createContext<IslandList>({
  add() {},
  find(file) {
    throw new Error(`${file} is looked for outside of a document`);
  },
});

interface IslandProps<Props> {
  /** The default export of a file in app/islands/. */
  of: ComponentType<Props>;
  /** Of values that JSON can hold. An island has no children, and no context but `Here`. */
  props: Props;
  /** URL parameters that only the island's script can show: where the URL has one, the island is hydrated at once. */
  query?: string[];
}

/**
 * A part of the page that React hydrates in the browser, by itself, when a visitor turns to it. It is drawn as a tree of its
 * own, with its own prefix for ids, because in the browser it is one.
 */
export function Island<Props extends object>({ of: Component, props, query }: IslandProps<Props>) {
  const here = useContext(Here);
  const id = useId();
  useContext(Islands).add(id, Component as ComponentType<never>, props);
  const tree = (
    <Here value={here}>
      <Component {...props} />
    </Here>
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
