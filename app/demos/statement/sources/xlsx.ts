import { unzipSync, zipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { columnOf } from "../read";
import { type Row, StatementError } from "../statement";

/** What a workbook may hold unpacked: a small file can be packed from more than a phone has memory for. */
const maxUnpackedBytes = 200 * 1024 * 1024;

/**
 * The rows of a workbook: of the first sheet that has a statement's headings, else of the first one.
 * @throws StatementError where the file is no workbook that can be read
 */
export async function rowsOfXlsx(file: ArrayBuffer): Promise<Row[]> {
  const sheets = await readSheets(withoutPacking(file)).catch(() => {
    throw new StatementError({ reason: "damaged" });
  });
  const tables = sheets.map(({ data }) =>
    data.map((cells, index) => ({ line: index + 1, cells: cells.map(textOfCell) })),
  );
  return tables.find(hasHeadings) ?? tables[0] ?? [];
}

/**
 * The workbook's archive with its files as they are. The library would unpack a large one in a worker that it makes
 * from a blob, which our security policy forbids; and then its promise never settles.
 */
function withoutPacking(file: ArrayBuffer): ArrayBuffer {
  let total = 0;
  try {
    const files = unzipSync(new Uint8Array(file), {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        if (total > maxUnpackedBytes)
          throw new StatementError({ reason: "tooBig", limit: maxUnpackedBytes, found: total });
        return /\.(xml|rels)$/.test(name);
      },
    });
    return zipSync(files, { level: 0 }).buffer as ArrayBuffer;
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError({ reason: "damaged" });
  }
}

const hasHeadings = (rows: readonly Row[]) =>
  rows.some(({ cells }) => cells.filter((cell) => columnOf(cell)).length > 2);

/** A cell as a CSV would have it: dates as ISO times, amounts with at most two digits behind the point. */
function textOfCell(cell: unknown): string {
  // A time is a fraction of a day in a workbook, a little beside the second that is meant.
  if (cell instanceof Date)
    return new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace("T", " ");
  if (typeof cell !== "number") return cell === null || cell === undefined ? "" : String(cell);
  const cents = Math.round(cell * 100);
  // What a computer adds to a fraction is taken off; a third digit of the file's own is not.
  return Math.abs(cents / 100 - cell) < 1e-6 ? String(cents / 100) : String(cell);
}
