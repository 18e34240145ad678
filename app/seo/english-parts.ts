import { englishEnd, englishStart, isMarked, withoutMarks } from "#data/load/english-marks.ts";

/** Icons, empty spans that are drawn as dots, and the comments that React puts between an icon and a text. */
const icons = "(?:<svg\\b(?:[^<]|<(?!/svg>))*</svg>|<span[^<>]*></span>|<!-- -->| )*";

/** An element whose whole text is marked. It may have icons next to the text, and links and spans in it. */
const markedElement = new RegExp(
  `(<[a-z][^<>]*)>(${icons}${englishStart}(?:[^<]|</?(?:a|span)\\b[^<>]*>)*?${englishEnd}${icons})(?=</)`,
  "gu",
);

/** An element with a marked attribute such as `aria-label` or `alt`, which screen readers read instead of its text. */
const markedLabel = new RegExp(
  `<(?:a|button|img|input|textarea)\\b(?![^<>]* lang=)(?=[^<>]*="${englishStart})`,
  "gu",
);

/**
 * Adds `lang="en"` to each element of a Swahili page whose text or label is in English, and removes all marks. An element
 * that mixes English and Swahili, such as a message that names a field, keeps the page's language.
 * @param html a whole document with the marks of data/load/english-marks.ts
 */
export function tagEnglishParts(html: string): string {
  if (!isMarked(html)) return html;
  const tagged = html
    .replaceAll(markedLabel, '$& lang="en"')
    // Some of these elements got `lang` from their label already.
    .replaceAll(
      markedElement,
      (_, tag, text) => `${tag.includes(" lang=") ? tag : `${tag} lang="en"`}>${text}`,
    );
  return withoutMarks(tagged);
}
