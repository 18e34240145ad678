import { decodeText, kindOfFile } from "./file-kind";
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

/** What reads each kind of file; fetched when it is called first. */
const sources = {
  csv: async () => (await import("./sources/csv")).rowsOfCsv,
  xlsx: async () => (await import("./sources/xlsx")).rowsOfXlsx,
  pdf: async () => (await import("./sources/pdf")).pdfReader(),
};

/** @throws StatementError where it cannot be fetched: the network is off */
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

/** Does what the page asks for; the code for a kind of file is loaded with the first such file. */
export async function answerRequest(request: Request, say: Say): Promise<void> {
  try {
    if (request.ask === "prepare") {
      await load<unknown>(request.kind, sources[request.kind], say);
      return say({ answer: "prepared", kind: request.kind });
    }
    const rows = await rowsOf(request, say);
    say({ answer: "sorting" });
    say({ answer: "sorted", statement: sortStatement(rows) });
  } catch (error) {
    say({
      answer: "failed",
      failure: error instanceof StatementError ? error.failure : { reason: "damaged" },
    });
  }
}
