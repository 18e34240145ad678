/**
 * Invisible marks around a text that is in English because it has no Swahili translation. Loaders and components pass the
 * text on with its marks. app/seo/english-parts.ts replaces them in the finished HTML by `lang="en"`.
 *
 * The marks are Unicode language tags: they are not displayed, and people do not type them.
 */

/** The tag `en`. */
export const englishStart = "\u{E0001}\u{E0065}\u{E006E}";
/** The end of a tagged text. */
export const englishEnd = "\u{E0001}\u{E007F}";

export const markEnglish = (text: string): string => englishStart + text + englishEnd;

export const isMarked = (text: string): boolean => text.includes(englishStart);

/** Removes the marks from a text. Needed wherever the text is not part of a page: in a URL, a mail or a JSON response. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(englishStart, "").replaceAll(englishEnd, "");
