/** The date of the last review of pages without a date of their own, for `lastmod` in sitemap.xml. */
export const editorialDate = "2026-11-23";

/**
 * Words that texts of the site must not use, as patterns of whole words, with the plain word to use instead. `npm run texts`
 * lists where a text uses one.
 */
export const plainWords: Record<string, string> = {
  "mend(s|ed|ing)?": "fix",
  "mails?|mailed": "email",
  stands: "is",
  "stand(s|ing)? still": "stop working",
  whom: "who",
  "beads?|threads?|strands?|strung": "the name of what is meant: they are drawn, not written",
  "flows? by itself": "can be automated",
  "from-prices?": "starting price",
  "(one|a|three|all) doors?": "one inbox, an API, a channel",
  "green lamps?": "live display",
  "point us out": "refer a client",
  "your chair": "as you see it",
  "stays? away": "never starts",
  "month end": "month-end",
  "repeat work": "repetitive work",
  "support plans?|monthly support|support (?:for|of) an? (?:workflow|product)": "maintenance",
  "under the table": "kickbacks",
  "ahead of": "before",
  "(?<!\\b(?:leave|left) (?:\\w+ ){0,3})alone": "only, by itself",
  "(?<!\\b(?:is|are|was|were|be|been|not) )included(?=[.,;:?!)”\\n]|$)": "including, with",
  whoever: "the person who",
};

/** Lists in texts that are correct without "and" before their last entry. `npm run texts` ignores them. */
export const listsWithoutAnd: readonly string[] = [
  // A caller describes the menu of a telephone system.
  "Press 1, press 4, sorry, press 1",
];
