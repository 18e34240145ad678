import { sortStatement } from "./sort";
import {
  type Answer,
  type FileKind,
  maxFileBytes,
  type Request,
  type Row,
  StatementError,
} from "./statement";

type Say = (answer: Answer) => void;

/** The readers of each kind of file. A reader is loaded at its first use. */
const sources = {
  csv: async () => (await import("./sources/csv")).rowsOfCsv,
  xlsx: async () => (await import("./sources/xlsx")).rowsOfXlsx,
  pdf: async () => (await import("./sources/pdf")).pdfReader(),
};

/** @throws StatementError if the code cannot be loaded, for example without a connection */
async function load<Reader>(kind: FileKind, source: () => Promise<Reader>, say: Say): Promise<Reader> {
  say({ answer: "loading", kind });
  try {
    return await source();
  } catch {
    throw new StatementError({ reason: "notLoaded" });
  }
}

async function rowsOf({ file, password }: Extract<Request, { ask: "read" }>, say: Say): Promise<Row[]> {
  if (file.byteLength > maxFileBytes)
    throw new StatementError({ reason: "tooBig", limit: maxFileBytes, found: file.byteLength });
  const bytes = new Uint8Array(file);
  const kind = kindOfFile(bytes);
  if (kind === "csv") return (await load(kind, sources.csv, say))(decodeText(bytes));
  if (kind === "xlsx") return (await load(kind, sources.xlsx, say))(file);
  const onPage = (page: number, pages: number) => say({ answer: "reading", page, pages });
  return (await load(kind, sources.pdf, say))({ file, password, onPage });
}

/** Answers a request of the page. The reader for a kind of file is loaded with the first such file. */
export async function answerRequest(request: Request, say: Say): Promise<void> {
  try {
    if (request.ask === "prepare") {
      await load<unknown>(request.kind, sources[request.kind], say);
      return say({ answer: "prepared", kind: request.kind });
    }
    const rows = await rowsOf(request, say);
    say({ answer: "sorting" });
    // Use at least 2026, because a device's clock may be years slow.
    const thisYear = Math.max(new Date().getFullYear(), 2026);
    say({ answer: "sorted", statement: sortStatement(rows, thisYear) });
  } catch (error) {
    say({
      answer: "failed",
      failure: error instanceof StatementError ? error.failure : { reason: "damaged" },
    });
  }
}

const signatures: { bytes: number[]; is: FileKind | "picture" | "oldExcel" }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], is: "pdf" },
  { bytes: [0x50, 0x4b, 0x03, 0x04], is: "xlsx" },
  // A file of Excel before 2007, or any Excel file with a password.
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], is: "oldExcel" },
  { bytes: [0xff, 0xd8, 0xff], is: "picture" },
  { bytes: [0x89, 0x50, 0x4e, 0x47], is: "picture" },
  { bytes: [0x47, 0x49, 0x46, 0x38], is: "picture" },
  { bytes: [0x52, 0x49, 0x46, 0x46], is: "picture" },
];

/** Photos of phones (HEIC, AVIF) have "ftyp" after a length of 4 bytes. */
const isPhonePhoto = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(4, 8)) === "ftyp";

/** A PDF's signature may be within this many bytes from the beginning. */
const markWithin = 1024;

/**
 * Recognises a file's kind by its first bytes, because its name may be wrong. @throws StatementError if it is no
 * statement
 */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new StatementError({ reason: "empty" });
  const found = signatures.find((each) => each.bytes.every((byte, index) => bytes[index] === byte))?.is;
  if (found === "picture" || isPhonePhoto(bytes)) throw new StatementError({ reason: "picture" });
  if (found === "oldExcel") throw new StatementError({ reason: "oldExcel" });
  if (found) return found;
  const start = bytes.subarray(0, markWithin);
  const text = String.fromCharCode(...start);
  if (text.includes("%PDF-")) return "pdf";
  if (isMarkup(text)) throw new StatementError({ reason: "otherSheet" });
  if (isUtf16(bytes)) return "csv";
  if (start.includes(0)) throw new StatementError({ reason: "unknownKind" });
  return "csv";
}

/** Some portals name a file .xls that is a table in HTML, or XML. */
const isMarkup = (start: string) => /^\W*<(?:!doctype|html|head|table|style|meta|\?xml|mso)/i.test(start);

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Decodes text as Excel and portals write it: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
