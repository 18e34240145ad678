/* The data format for islands that the server, the boot script (inline/boot.ts) and entry.client.tsx share. */

/** The data from which links get their language: the current page's path, and the paths of pages that are in English only. */
export interface CurrentPage {
  path: string;
  englishOnly: readonly string[];
}

/** The JSON about a document's islands, in a script element at the document's end. */
export interface IslandsData {
  /** The URL of the module that hydrates islands: app/entry.client.tsx. */
  entry: string;
  page: CurrentPage;
  /** The islands. The key is the id of the island's element. */
  islands: Record<string, IslandData>;
}

export interface IslandData {
  /** The file of the component, below app/. */
  file: string;
  /** The URLs of all modules that the island needs. */
  modules: string[];
  /** The component's props. Omitted if they are large: then they are the default export of `propsModule`. */
  props?: object;
  propsModule?: string;
}

/** The id of the script element with {@link IslandsData}. */
export const islandsDataId = "islands";

/** The content of the script element with {@link IslandsData}. `<` is escaped, so that no text can end the element. */
export const islandsJson = (data: IslandsData): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** The id of the message that a control does not work because its script did not load. */
export const scriptFailedId = "script-failed";

/** The exports of entry.client.tsx. */
export interface IslandsModule {
  /**
   * Hydrates one island. Resolves once its event handlers work.
   * @param onFailure called if React throws after hydration. The island is then plain HTML without event handlers
   * @throws if a module cannot be loaded, or if React throws during hydration
   */
  hydrate: (island: HTMLElement, data: IslandsData, onFailure: (error: unknown) => void) => Promise<void>;
}
