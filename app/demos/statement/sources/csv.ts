import Papa from "papaparse";
import { findDelimiter } from "../delimiter";
import type { Row } from "../statement";

const lineBreak = /\r\n?|\n/g;

/** The rows of a CSV, each with the line of the file that it begins in. */
export function rowsOfCsv(text: string): Row[] {
  const source = text.replace(/^\uFEFF/, "");
  const delimiter = findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(source, { delimiter, skipEmptyLines: false });
  // A quote that is never closed would take the rest of the file into one cell.
  if (errors.some(({ code }) => code === "MissingQuotes")) return rowsByLine(source, delimiter);
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(lineBreak)?.length ?? 0), 0);
    return row;
  });
}

/** Reads each line separately; quotes that do not pair off are letters like any others. */
function rowsByLine(source: string, delimiter: string): Row[] {
  return source.split(lineBreak).map((text, index) => {
    const isPaired = text.split('"').length % 2 === 1;
    const { data } = Papa.parse<string[]>(text, { delimiter, quoteChar: isPaired ? '"' : "\0" });
    return { line: index + 1, cells: data[0] ?? [""] };
  });
}
