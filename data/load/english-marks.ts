/**
 * Invisible marks around a text that is in English because it has no Swahili yet. They stay in the text on its way from
 * data/ through loaders and components, and app/seo/english-parts.server.ts makes `lang="en"` of them in the finished HTML.
 *
 * The marks are Unicode's language tags: nothing draws them, and nobody types them.
 */

/** The tag `en`. */
export const englishStart = "\u{E0001}\u{E0065}\u{E006E}";
/** The end of a tagged text. */
export const englishEnd = "\u{E0001}\u{E007F}";

export const markEnglish = (text: string): string => englishStart + text + englishEnd;

export const isMarked = (text: string): boolean => text.includes(englishStart);

/** The text alone, for everything that is not a page: a URL, a mail, an answer in JSON. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(englishStart, "").replaceAll(englishEnd, "");
