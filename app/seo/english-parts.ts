import { englishEnd, englishStart, isMarked, withoutMarks } from "#data/load/english-marks.ts";

/** Icons, empty spans that draw a dot, and what React puts between an icon and a text. */
const icons = "(?:<svg\\b(?:[^<]|<(?!/svg>))*</svg>|<span[^<>]*></span>|<!-- -->| )*";

/** An element whose whole text is marked, with or without icons beside it. The text may have links and spans in it. */
const markedElement = new RegExp(
  `(<[a-z][^<>]*)>(${icons}${englishStart}(?:[^<]|</?(?:a|span)\\b[^<>]*>)*?${englishEnd}${icons})(?=</)`,
  "gu",
);

/** An element with a marked label, which is read instead of its text, or which has no text. */
const markedLabel = new RegExp(
  `<(?:a|button|img|input|textarea)\\b(?![^<>]* lang=)(?=[^<>]*="${englishStart})`,
  "gu",
);

/**
 * Gives `lang="en"` to each element of a Swahili page whose text or label is in English, and takes all marks away. Where
 * English and Swahili stand in one text, such as a message that names a field, the text keeps the page's language.
 * @param html a whole document, in which data/load/english-marks.ts has marked texts
 */
export function tagEnglishParts(html: string): string {
  if (!isMarked(html)) return html;
  const tagged = html
    .replaceAll(markedLabel, '$& lang="en"')
    // A label has tagged some of these elements already.
    .replaceAll(
      markedElement,
      (_, tag, text) => `${tag.includes(" lang=") ? tag : `${tag} lang="en"`}>${text}`,
    );
  return withoutMarks(tagged);
}
