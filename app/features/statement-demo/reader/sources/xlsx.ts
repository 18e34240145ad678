import { strFromU8, unzipSync, zipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { maxColumns, maxRows, type Row, StatementError } from "../statement";

/**
 * The highest unpacked size of a workbook. A small file can unpack to more than a phone's memory, and the library reads
 * about 5 MB per second.
 */
const maxUnpackedBytes = 50 * 1024 * 1024;

/**
 * Reads the rows of a workbook's visible sheets. @throws StatementError if it is damaged, or has a cell far outside
 * the table
 */
export async function rowsOfXlsx(file: ArrayBuffer): Promise<Row[]> {
  const files = unpack(file);
  if (!files["xl/workbook.xml"])
    throw new StatementError({ reason: Object.keys(files).length > 0 ? "otherSheet" : "damaged" });
  for (const bytes of Object.values(files)) refuseFarCells(strFromU8(bytes));
  // Pass the files uncompressed: the library unpacks a large archive in a worker from a blob URL, which the page's
  // policy forbids.
  const sheets = await readSheets(zipSync(files, { level: 0 }).buffer as ArrayBuffer).catch(() => {
    throw new StatementError({ reason: "damaged" });
  });
  const isHidden = hiddenSheets(strFromU8(files["xl/workbook.xml"]));
  const visible = sheets.filter((_, index) => !isHidden[index]);
  return visible.flatMap(({ sheet, data }, index) =>
    data.map((cells, row) => ({
      line: row + 1,
      ...(visible.length > 1 && { page: index + 1, sheet }),
      cells: cells.map(textOfCell),
    })),
  );
}

function unpack(file: ArrayBuffer): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(new Uint8Array(file), {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        if (total > maxUnpackedBytes)
          throw new StatementError({ reason: "tooBig", limit: maxUnpackedBytes, found: total });
        return /\.(xml|rels)$/.test(name);
      },
    });
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError({ reason: "damaged" });
  }
}

/**
 * @param sheet any file of the workbook: a sheet may have any name and be in any folder
 * @throws StatementError if it is a sheet and has a row or a cell beyond the limits of a statement
 */
function refuseFarCells(sheet: string): void {
  if (!sheet.includes("sheetData")) return;
  for (const [, column = "", row] of sheet.matchAll(/\sr\s*=\s*["']([A-Z]*)(\d+)["']/gi)) {
    const number = [...column.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (Number(row) > maxRows || number > maxColumns) throw new StatementError({ reason: "farCell" });
  }
}

/** Whether each sheet of a workbook is hidden, in the order of the sheets. */
function hiddenSheets(workbook: string): boolean[] {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return sheets.map((sheet) => /\sstate\s*=\s*["'](?:very)?hidden/i.test(sheet));
}

/** Formats a cell as in a CSV file: dates as ISO times, amounts with at most two decimals. */
function textOfCell(cell: unknown): string {
  // A workbook stores a time as a fraction of a day. Round it to the nearest second.
  if (cell instanceof Date)
    return new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace("T", " ");
  if (typeof cell !== "number") return cell === null || cell === undefined ? "" : String(cell);
  const cents = Math.round(cell * 100);
  // Removes a floating-point error, but keeps a third decimal that the file itself has.
  return Math.abs(cents / 100 - cell) < 1e-6 ? String(cents / 100) : String(cell);
}
