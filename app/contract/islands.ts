/* What the server, the boot script (inline/boot.ts) and entry.client.tsx agree on about islands. */

/** The page that is shown, for its links: its path, and the paths of pages that are in English only. */
export interface Here {
  path: string;
  englishOnly: readonly string[];
}

/** What a document says of its islands, as JSON at its end. */
export interface IslandsData {
  /** The module that hydrates islands: app/entry.client.tsx. */
  entry: string;
  here: Here;
  /** By the id of the island's element: its file from app/ on, all modules that it needs, and its props. */
  islands: Record<string, { file: string; modules: string[]; props: object }>;
}

/** The id of that JSON's element. */
export const islandsDataId = "islands";

/** Of the message that a control does nothing because its script did not load. */
export const scriptFailedId = "script-failed";

/** The exports of entry.client.tsx. */
export interface IslandsModule {
  /**
   * Hydrates one island. Resolves once the island can answer a press.
   * @param onFailure called if React throws later. The island is plain HTML then: no handler of React's runs any more
   * @throws if a module cannot be loaded, or React throws now
   */
  hydrate: (island: HTMLElement, data: IslandsData, onFailure: (error: unknown) => void) => Promise<void>;
}
