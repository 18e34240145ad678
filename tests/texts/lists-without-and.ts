/** What is no sentence of ours: listings, rows of tables, quotes in Swahili, addresses of links, tags. */
const noSentences = /```.*?```|^\|.*$|<span lang="sw">.*?<\/span>|\]\([^)]*\)|<[^>]*>/gms;

/** The ends of a sentence, and marks that separate one part of it from the next. */
const breaks = /[.!?](?=[\s”’)]|$)|[:;[\]|–—=×÷+→]|`[^`]*`|\n/;

/** Words that join the last entry of a list, or show that a part between commas is a clause and no entry. */
const joining =
  "and or nor but then so if as because although while when where which who whose that than until since before after " +
  "is are was were be been has have had do does did can could will would may might must should i you we they he she it " +
  "there this these yes no not only with without for by from in on at to of through worth about";
const joiningWord = new RegExp(`(?<![\\p{L}’'])(?:${joining.replaceAll(" ", "|")})(?![\\p{L}’'])`, "iu");

/** The most words that an entry after the first has. */
const longestEntry = 4;

/** The lists in an English text, of three or more short entries between commas, that have no "and" or "or" before the last. */
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
