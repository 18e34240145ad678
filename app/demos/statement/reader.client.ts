import type { Answer, Request } from "./protocol";
import type { FileKind } from "./statement";

export interface StatementReader {
  /** Fetches what reads this kind of file, so that the network may be off from then on. */
  prepare(kind: FileKind): void;
  read(file: ArrayBuffer, password: string): void;
  /** Ends the work at once, whatever it is. */
  stop(): void;
}

/** Starts the worker that reads statements. @param onAnswer hears all that it says */
export function startReader(onAnswer: (answer: Answer) => void): StatementReader {
  const worker = new Worker(new URL("./statement-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => onAnswer(data));
  // The worker itself did not load.
  worker.addEventListener("error", () =>
    onAnswer({ answer: "failed", failure: { reason: "notLoaded", kind: "csv" } }),
  );
  const ask = (request: Request, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  return {
    prepare: (kind) => ask({ ask: "prepare", kind }),
    read: (file, password) => ask({ ask: "read", file, password }, [file]),
    stop: () => worker.terminate(),
  };
}
