import type { Answer, FileKind, Request } from "./statement";

export interface StatementReader {
  /** Loads the reader for this kind of file. When it is prepared, the page needs no further request. */
  prepare(kind: FileKind): void;
  read(file: ArrayBuffer, password: string): void;
  stop(): void;
}

/** Starts the worker that reads statements. @param onAnswer called with each of its messages */
export function startReader(onAnswer: (answer: Answer) => void): StatementReader {
  const font = loadDisplayFont();
  const worker = new Worker(new URL("./statement-worker.ts", import.meta.url), { type: "module" });
  const listening = new AbortController();
  const { signal } = listening;
  worker.addEventListener(
    "message",
    async ({ data }: MessageEvent<Answer>) => {
      if (data.answer === "prepared") await font;
      if (!signal.aborted) onAnswer(data);
    },
    { signal },
  );
  // The code of the worker could not be loaded.
  worker.addEventListener("error", () => onAnswer({ answer: "failed", failure: { reason: "notLoaded" } }), {
    signal,
  });
  const ask = (request: Request, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  return {
    prepare: (kind) => ask({ ask: "prepare", kind }),
    read: (file, password) => ask({ ask: "read", file, password }, [file]),
    stop() {
      // A message that the worker has already sent would arrive after it has ended.
      listening.abort();
      worker.terminate();
    },
  };
}

/**
 * Loads the whole display font. The result needs characters that the page's own font lacks (app/publish/page-font.ts), such as
 * those of the file's name. Without the font, the result is shown in the fallback font.
 */
async function loadDisplayFont(): Promise<void> {
  await document.fonts.load("700 1em Display").catch(() => undefined);
}
