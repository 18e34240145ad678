/** What a page's route module may export as `handle`. */
export interface PageHandle {
  /** The page has a newsletter box of its own: the footer goes without. */
  hasNewsletter?: boolean;
}
