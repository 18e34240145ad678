import { getDocument, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerFile from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import type { PlacedText } from "../pdf-lines";
import { tableOf } from "../pdf-table";
import { type Row, StatementError } from "../statement";

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

interface PdfInput {
  file: ArrayBuffer;
  /** Empty if the visitor has given none. */
  password: string;
  onPage: (page: number, pages: number) => void;
}

/** Reads the rows of a PDF statement. @throws StatementError if it is locked or cannot be read */
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
  task.onPassword = (answer: (error: Error) => void) => {
    isLocked = true;
    answer(new Error("No other password"));
  };
  try {
    const pdf = await task.promise;
    const pages: PlacedText[][] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      onPage(page, pdf.numPages);
      pages.push(await textsOf(await pdf.getPage(page)));
    }
    if (pages.every((texts) => texts.every(({ text }) => text.trim() === "")))
      throw new StatementError({ reason: "scan" });
    return tableOf(pages);
  } catch (error) {
    if (error instanceof StatementError) throw error;
    const reason = password ? "passwordWrong" : "passwordNeeded";
    throw new StatementError({ reason: isLocked ? reason : "damaged" });
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

async function textsOf(page: Page): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    return { text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height };
  });
}
