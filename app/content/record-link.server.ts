import type { InLanguage } from "#data/index.ts";

interface Linked extends InLanguage {
  title: string;
  path: string;
  /** What a tool is, in a few plain words. */
  inShort?: string;
  /** Who a product suits. */
  suits?: string | undefined;
}

/** A link to a record's page, and the few words that say what it is, where the record has them. */
export const recordLink = ({ title, path, lang, inShort, suits }: Linked) => ({
  label: title,
  path,
  lang,
  line: inShort || suits,
});
