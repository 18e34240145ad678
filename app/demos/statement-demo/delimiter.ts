import { columnOf } from "./headings";

const delimiters = [",", ";", "\t"];

/** How many lines may come before the headings. */
const linesBeforeHeadings = 200;

/** The mark between the cells of a CSV: the one that makes headings out of one of its first lines; else a comma. */
export function findDelimiter(text: string): string {
  const lines = text.slice(0, 100_000).split(/\r\n?|\n/, linesBeforeHeadings);
  const countHeadings = (line: string, delimiter: string) =>
    line.split(delimiter).filter((cell) => columnOf(cell)).length;
  const best = delimiters
    .map((delimiter) => ({
      delimiter,
      count: Math.max(...lines.map((line) => countHeadings(line, delimiter))),
    }))
    .sort((a, b) => b.count - a.count)[0];
  return best && best.count > 1 ? best.delimiter : ",";
}
