import Papa from "papaparse";
import { findDelimiter } from "../delimiter";
import type { Row } from "../statement";

/** The rows of a CSV, each with the line of the file that it begins in. */
export function rowsOfCsv(text: string): Row[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimiter: findDelimiter(text),
    skipEmptyLines: false,
  });
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);
    return row;
  });
}
