import { strFromU8, unzipSync, zipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { maxCellLength, maxColumns, maxRows, type Row, StatementError } from "../statement";

/**
 * The highest unpacked size of a workbook. A small file can unpack to more than a phone's memory, and the library reads
 * about 5 MB per second.
 */
const maxUnpackedBytes = 50 * 1024 * 1024;

/**
 * The highest number of characters from one tag to the next. The library reads a file in pieces, and begins a text anew
 * with every piece, so a text of 40 MB takes minutes. Excel allows 32,767 characters in a cell.
 */
const maxTextLength = 100_000;

/**
 * Reads the rows of a workbook's visible sheets. @throws StatementError if it is empty or damaged, has a cell far outside the
 * table, or a too long text
 */
export async function rowsOfXlsx(file: ArrayBuffer): Promise<Row[]> {
  const files = unpack(file);
  if (!files["xl/workbook.xml"])
    throw new StatementError({ reason: Object.keys(files).length > 0 ? "otherSheet" : "damaged" });
  const texts = Object.values(files).map((bytes) => strFromU8(bytes));
  refuseLongTexts(texts);
  refuseFarCells(texts);
  // Pass the files uncompressed: the library unpacks a large archive in a worker from a blob URL, which the page's
  // policy forbids.
  const sheets = await readSheets(zipSync(files, { level: 0 }).buffer as ArrayBuffer).catch(() => {
    throw new StatementError({ reason: "damaged" });
  });
  const isHidden = hiddenSheets(strFromU8(files["xl/workbook.xml"]));
  const visible = sheets.filter((_, index) => !isHidden[index]);
  const rows = visible.flatMap(({ sheet, data }, index) =>
    data.map((cells, row) => ({
      line: row + 1,
      ...(visible.length > 1 && { page: index + 1, sheet }),
      cells: cells.map(textOfCell),
    })),
  );
  if (rows.every(({ cells }) => cells.every((cell) => cell.trim() === "")))
    throw new StatementError({ reason: "empty" });
  return rows;
}

function unpack(file: ArrayBuffer): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(new Uint8Array(file), {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        // Not `tooBig`, which names a size: the visitor knows only that of the packed file.
        if (total > maxUnpackedBytes) throw new StatementError({ reason: "tooMuch" });
        // The folder customXml contains other programs' data, which may have long texts. It has no sheets.
        return /\.(xml|rels)$/.test(name) && !name.startsWith("customXml/");
      },
    });
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError({ reason: "damaged" });
  }
}

function refuseLongTexts(files: readonly string[]): void {
  for (const file of files) {
    for (let at = 0; at < file.length; ) {
      const next = file.indexOf("<", at + 1);
      const end = next < 0 ? file.length : next;
      if (end - at > maxTextLength) throw new StatementError({ reason: "tooMuch" });
      at = end;
    }
  }
}

/** Matches the start tags of rows, of cells and of the element around them, each up to its first `>`. */
const startTags = /<(?:[\w.-]*:)?(row|c|sheetData)(?=[\s/>])([^>]*)/g;
/** The end of such a tag, if its attributes are well-formed and contain no `>`. Then this `>` ends the tag. */
const wellFormed = /^(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?$/;
/** Matches the positions in a tag: `r="5"` of a row, `r="C5"` of a cell. The library accepts a prefix: `x:r="5"`. */
const positions = /[\s:]r\s*=\s*["']([^"']*)/g;

/**
 * Refuses files whose positions would make the library create a huge number of empty rows or cells: the library creates
 * everything before a position, and reads a position as any number of JavaScript, such as `9e7` or `&#57;9`. So only
 * plain positions within the limits are accepted. All sheets together may have as many cells as one sheet at the limits.
 * @param files all files of the workbook: a sheet may have any name and be in any folder
 * @throws StatementError `farCell` beyond the limits, `damaged` for a position that Excel would not write
 */
function refuseFarCells(files: readonly string[]): void {
  let cells = 0;
  for (const file of files) {
    if (!file.includes("sheetData")) continue;
    const { rows, columns } = extentOf(file);
    cells += rows * columns;
    if (cells > maxRows * maxColumns) throw new StatementError({ reason: "farCell" });
  }
}

/** The last row and the last column of a sheet. */
function extentOf(sheet: string): { rows: number; columns: number } {
  let [rows, columns, parts] = [0, 1, 0];
  for (const [, element, attributes = ""] of sheet.matchAll(startTags)) {
    if (element === "sheetData") parts += 1;
    // A row without a position is below the previous row.
    if (element === "row") rows += 1;
    if (parts > 1 || !wellFormed.test(attributes)) throw new StatementError({ reason: "damaged" });
    for (const [, position = ""] of attributes.matchAll(positions)) {
      const [, letters = "", digits] = /^([A-Z]*)(\d+)$/.exec(position) ?? [];
      if (!digits) throw new StatementError({ reason: "damaged" });
      rows = Math.max(rows, Number(digits));
      columns = Math.max(columns, numberOfColumn(letters));
    }
    if (rows > maxRows || columns > maxColumns) throw new StatementError({ reason: "farCell" });
  }
  return { rows, columns };
}

/** The number of a column: 1 for A, 27 for AA. */
const numberOfColumn = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether each sheet of a workbook is hidden, in the order of the sheets. */
function hiddenSheets(workbook: string): boolean[] {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return sheets.map((sheet) => /\sstate\s*=\s*["'](?:very)?hidden/i.test(sheet));
}

/**
 * Formats a cell as in a CSV file: dates as ISO times, amounts with at most two decimals. @throws StatementError if it is
 * too long
 */
function textOfCell(cell: unknown): string {
  if (typeof cell === "string" && cell.length > maxCellLength)
    throw new StatementError({ reason: "tooMuch" });
  // A workbook stores a time as a fraction of a day. Round it to the nearest second.
  if (cell instanceof Date)
    return new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace("T", " ");
  if (typeof cell !== "number") return cell === null || cell === undefined ? "" : String(cell);
  const cents = Math.round(cell * 100);
  // Removes a floating-point error, but keeps a third decimal that the file itself has.
  return Math.abs(cents / 100 - cell) < 1e-6 ? String(cents / 100) : String(cell);
}
