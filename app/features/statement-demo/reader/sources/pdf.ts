import { getDocument, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerFile from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import type { PlacedText } from "../pdf-lines";
import { tableOf } from "../pdf-table";
import { type Row, StatementError } from "../statement";

/** The library's own worker, for all files: once it runs, nothing more is loaded. */
const port = new Worker(workerFile, { type: "module" });
const isRunning = new Promise<void>((resolve, reject) => {
  // Its first message says that it is ready.
  port.addEventListener("message", () => resolve(), { once: true });
  port.addEventListener("error", reject, { once: true });
});
const worker = PDFWorker.create({ port, verbosity: 0 });

/** What reads the rows of a PDF, once all of it is there. Rejects where a part did not load. */
export async function pdfReader(): Promise<typeof rowsOfPdf> {
  await isRunning;
  return rowsOfPdf;
}

interface PdfInput {
  file: ArrayBuffer;
  /** Empty for none. */
  password: string;
  onPage: (page: number, pages: number) => void;
}

/** The rows of a PDF statement. @throws StatementError where it is locked, or no PDF that can be read */
async function rowsOfPdf({ file, password, onPage }: PdfInput): Promise<Row[]> {
  const task = getDocument({
    data: new Uint8Array(file),
    ...(password && { password }),
    worker,
    verbosity: 0,
    // WebAssembly is for pictures; the security policy does not allow it.
    useWasm: false,
    disableFontFace: true,
    disableWorkerRendering: true,
    isOffscreenCanvasSupported: false,
  });
  // Noted here: WebKit's copy of the worker's error does not say that it was about a password.
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
