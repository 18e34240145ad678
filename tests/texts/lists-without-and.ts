/** Parts that are not sentences of the site: code blocks, table rows, Swahili quotes, link addresses and tags. */
const noSentences = /```.*?```|^\|.*$|<span lang="sw">.*?<\/span>|\]\([^)]*\)|<[^>]*>/gms;

/** The ends of a sentence, and marks between its parts. */
const breaks = /[.!?](?=[\s”’)]|$)|[:;[\]|–—=×÷+→]|`[^`]*`|\n/;

/** Words before the last entry of a list, and words that begin a clause. A clause between commas is no list entry. */
const joining =
  "and or nor but then so if as because although while when where which who whose that than until since before after " +
  "is are was were be been has have had do does did can could will would may might must should i you we they he she it " +
  "there this these yes no not only with without for by from in on at to of through worth about";
const joiningWord = new RegExp(`(?<![\\p{L}’'])(?:${joining.replaceAll(" ", "|")})(?![\\p{L}’'])`, "iu");

/** The highest number of words in a list entry after the first one. */
const longestEntry = 4;

/**
 * Finds lists in an English text: three or more short entries between commas, without "and" or "or" before the last.
 */
export function findListsWithoutAnd(text: string): string[] {
  const written = text.replace(noSentences, "|");
  const inBrackets = [...written.matchAll(/\(([^()]*)\)/g)].map(([, inner = ""]) => inner);
  return [written.replace(/\s*\([^()]*\)/g, ""), ...inBrackets]
    .flatMap((words) => words.split(breaks))
    .map((part) => part.trim())
    .filter(isListWithoutAnd);
}

function isListWithoutAnd(part: string): boolean {
  const [, ...entries] = part.split(/,\s+/);
  return entries.length > 1 && entries.every(isEntry);
}

const isEntry = (entry: string) =>
  entry !== "" && entry.split(/\s+/).length <= longestEntry && !joiningWord.test(entry);
