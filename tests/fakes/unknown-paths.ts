/** Paths that lead to no page, and whose words say so: each kind of page's of an id that nobody has, the site's of others. */
export const unknownPaths = [
  ["/solutions/no-such-thing", "solutions"],
  ["/tools/no-such-thing", "tools"],
  ["/services/no-such-thing", "services"],
  ["/blog/no-such-thing", "blog"],
  ["/industries/no-such-thing", "industries"],
  ["/no/such/page", "layout"],
] as const;
