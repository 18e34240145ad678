/**
 * Conditional parts of texts: `<!-- if fileDemo -->…<!-- else -->…<!-- end -->`. The else is optional. Parts can be nested.
 */
import { ContentError } from "../schemas/content-error";
import { withoutMarks } from "./english-marks";
import { changeTexts } from "./fill";
import { demoConditions } from "./parts";
import { dataFile, type Locale } from "./translation";

/** Matches a conditional part that contains no other conditional part. */
const part =
  /<!-- if (\w+) -->\n?((?:(?!<!-- if ).)*?)(?:<!-- else -->\n?((?:(?!<!-- if ).)*?))?<!-- end -->\n?/gs;

/**
 * Evaluates the conditional parts of a text.
 * @throws Error if a condition does not exist, or if an if, else or end has no counterpart
 */
export function keepParts(text: string, conditions: Readonly<Record<string, boolean>>): string {
  const kept = text.replace(part, (_, name: string, whenTrue: string, whenFalse = "") => {
    if (!(name in conditions)) throw new Error(`<!-- if ${name} -->: there is no condition of this name`);
    return conditions[name] ? whenTrue : whenFalse;
  });
  // This pass replaced the innermost parts. The next pass can match the parts that contained them.
  if (kept !== text) return keepParts(kept, conditions);
  const [stray] = /<!-- (?:if|else|end)\b.*?-->/.exec(kept) ?? [];
  if (stray) throw new Error(`${stray} has no counterpart`);
  return kept;
}

/**
 * Evaluates the conditional parts in every text of a record or of a page's copy. They can depend on the demos of the site.
 * @param where the file below data/ with these texts, for error messages
 * @throws ContentError with the file and the marker, as {@link keepParts}
 */
export function keepDemoParts<Copy>(copy: Copy, where: string, locale: Locale): Copy {
  return changeTexts(copy, (text) => {
    try {
      const kept = keepParts(text, demoConditions(locale));
      // An English text without its only part must be empty: pages leave out an empty text, but not one with marks.
      return withoutMarks(kept) === "" ? "" : kept;
    } catch (error) {
      throw new ContentError(`data/${dataFile(locale, where)}: ${(error as Error).message}`);
    }
  });
}
