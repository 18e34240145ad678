/**
 * Paths of pages that do not exist, each with the words that its page shows: those of its kind of page if only the id
 * is unknown, otherwise those of the layout.
 */
export const unknownPaths = [
  ["/solutions/no-such-thing", "solutions"],
  ["/tools/no-such-thing", "tools"],
  ["/services/no-such-thing", "services"],
  ["/blog/no-such-thing", "blog"],
  ["/industries/no-such-thing", "industries"],
  ["/no/such/page", "layout"],
] as const;
