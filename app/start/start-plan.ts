/** What a page's script needs to start: JSON in the document, for the starter and for entry.client.tsx. */
export interface StartPlan {
  /** The module that hydrates the page. */
  entry: string;
  /** What is fetched at once, as properties of `<link>`: every module that hydration imports, and the data. */
  links: Partial<Pick<HTMLLinkElement, "rel" | "href" | "as" | "crossOrigin">>[];
  /** The whole site's styles: a prerendered page carries those of its own markup only. */
  stylesheet?: string;
  /** The file with what the page was drawn from. A page drawn by the Worker has none: that is in the document. */
  data?: string;
}

/** Ids of the elements that hold the plan, and what the page was drawn from where that is in the document. */
export const startPlanId = "start-plan";
export const pageDataId = "page-data";

/** Id of the message that a control which needs script cannot work, because the script did not load. */
export const scriptFailedId = "script-failed";

/** The forms that the site's own server takes. */
export const ownForms = "form[action^='/']";

/** The module that hydrates the page. */
export interface StartModule {
  /**
   * Hydrates the page.
   * @param report called once the page is hydrated, and when React has failed, then or later
   * @throws when something cannot be loaded; it can be called again then
   */
  hydrate: (report: (result: "hydrated" | "failed") => void) => Promise<void>;
}

/** Fetches the whole site's styles, for what is put into a page that has only the styles of its own markup. */
export function addStyles(): void {
  const { stylesheet }: StartPlan = JSON.parse(document.getElementById(startPlanId)?.textContent ?? "");
  if (!stylesheet) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet });
  document.head.appendChild(link);
}
