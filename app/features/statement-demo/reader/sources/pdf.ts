import { getDocument, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerFile from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import type { PlacedText } from "../pdf-lines";
import { tableOf } from "../pdf-table";
import { maxPages, type Row, StatementError } from "../statement";

/** The library's own worker, shared by all files. When it runs, nothing more has to be loaded. */
const port = new Worker(workerFile, { type: "module" });
const isRunning = new Promise<void>((resolve, reject) => {
  // The worker's first message means that it is ready.
  port.addEventListener("message", () => resolve(), { once: true });
  port.addEventListener("error", reject, { once: true });
});
const worker = PDFWorker.create({ port, verbosity: 0 });

/** Returns the reader of PDF files after all of its parts are loaded. Rejects if one of them cannot be loaded. */
export async function pdfReader(): Promise<typeof rowsOfPdf> {
  await isRunning;
  return rowsOfPdf;
}

/** The time to open the file, or to read one page. A small file can unpack to gigabytes. */
const stepTimeoutMs = 8_000;

/** A statement has a few thousand texts on a page. */
const maxTextsOnPage = 20_000;

const tooMuch = () => new StatementError({ reason: "tooMuch" });

interface PdfInput {
  file: ArrayBuffer;
  /** Empty if the visitor has given none. */
  password: string;
  onPage: (page: number, pages: number) => void;
}

/**
 * Reads the rows of a PDF statement. @throws StatementError if it is locked or cannot be read. If the reason is
 * `tooMuch`, the library's worker may still be busy, and only the end of this worker stops it.
 */
async function rowsOfPdf({ file, password, onPage }: PdfInput): Promise<Row[]> {
  const task = getDocument({
    data: new Uint8Array(file),
    ...(password && { password }),
    worker,
    verbosity: 0,
    // The library uses WebAssembly for images only, and the page's policy forbids WebAssembly.
    useWasm: false,
    disableFontFace: true,
    disableWorkerRendering: true,
    isOffscreenCanvasSupported: false,
  });
  // Record it here, because in WebKit the error from the worker does not say that a password was missing.
  let isLocked = false;
  // A password that was copied from a message often has a space around it. Try it without, after it has failed as it is.
  const others = [password.trim()].filter((other) => other !== "" && other !== password);
  task.onPassword = (answer: (password: string | Error) => void) => {
    isLocked = true;
    answer(others.pop() ?? new Error("No other password"));
  };
  try {
    const pdf = await inTime(task.promise);
    if (pdf.numPages > maxPages)
      throw new StatementError({ reason: "tooManyPages", limit: maxPages, found: pdf.numPages });
    const pages: PlacedText[][] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      onPage(page, pdf.numPages);
      pages.push(await inTime(pdf.getPage(page).then(textsOf)));
    }
    if (pages.every((texts) => texts.every(({ text }) => text.trim() === "")))
      throw new StatementError({ reason: "scan" });
    const rows = tableOf(pages);
    if (rows.length === 0) throw new StatementError({ reason: "noStatement" });
    return rows;
  } catch (error) {
    if (error instanceof StatementError) throw error;
    const reason = password ? "passwordWrong" : "passwordNeeded";
    throw new StatementError({ reason: isLocked ? reason : "damaged" });
  } finally {
    // Do not wait for it: while the library's worker is busy, it does not answer.
    task.destroy().catch(() => undefined);
  }
}

/** @throws StatementError if the step takes too long */
function inTime<Result>(step: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooMuch()), stepTimeoutMs);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;
type TextContent = Awaited<ReturnType<Page["getTextContent"]>>;

/** Reads the texts of a page in chunks, so that a page with too many is refused before all of them are read. */
async function textsOf(page: Page): Promise<PlacedText[]> {
  const texts: PlacedText[] = [];
  const reader = page.streamTextContent().getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const { items }: TextContent = chunk.value;
    for (const item of items) {
      if (!("str" in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      texts.push({ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height });
    }
    if (texts.length > maxTextsOnPage) throw tooMuch();
  }
  page.cleanup();
  return texts;
}
