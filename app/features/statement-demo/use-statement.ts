import { useRef, useState } from "react";
import type { StatementReader } from "./reader/reader.client";
import {
  type Answer,
  type Failure,
  type FileKind,
  maxFileBytes,
  type SortedStatement,
} from "./reader/statement";

/** What the worker is doing; undefined while it is idle. */
export type Work = Extract<Answer, { answer: "loading" | "reading" | "sorting" }>;

interface State {
  work?: Work | undefined;
  failure?: Failure | undefined;
  isStopped?: boolean;
  /** `id` tells one reading from the next, of the same file too. */
  own?: { statement: SortedStatement; name: string; id: number } | undefined;
}

/** Reads a statement in a worker, fetched with the first file. The file is known to the page only, and never stored. */
export function useStatement() {
  const [state, setState] = useState<State>({});
  const [ready, setReady] = useState<FileKind[]>([]);
  const reader = useRef<Promise<StatementReader>>(undefined);
  const file = useRef<Blob>(undefined);
  const name = useRef("");

  function onAnswer(answer: Answer) {
    if (answer.answer === "prepared") {
      setReady((kinds) => [...kinds, answer.kind]);
      setState((before) => ({ ...before, work: undefined }));
    } else if (answer.answer === "sorted") {
      const { statement } = answer;
      setState(({ own }) => ({ own: { statement, name: name.current, id: (own?.id ?? 0) + 1 } }));
    } else if (answer.answer === "failed") fail(answer.failure);
    else setState((before) => ({ ...before, failure: undefined, isStopped: false, work: answer }));
  }

  function fail(failure: Failure) {
    // A worker does not import a module again that failed to load.
    if (failure.reason === "notLoaded") end();
    setState((before) => ({ ...before, work: undefined, failure }));
  }

  function start(): Promise<StatementReader | undefined> {
    // Not in the Cloudflare Worker's bundle, or each deploy would upload the file readers.
    if (import.meta.env.SSR) return Promise.resolve(undefined);
    reader.current ??= import("./reader/reader.client").then(({ startReader }) => startReader(onAnswer));
    return reader.current.catch(() => {
      fail({ reason: "notLoaded" });
      return undefined;
    });
  }

  function end() {
    // Where it did not load there is nothing to end.
    reader.current?.then(({ stop }) => stop()).catch(() => undefined);
    reader.current = undefined;
    // The worker's modules are gone with it.
    setReady([]);
  }

  async function read(password: string) {
    const blob = file.current;
    if (!blob) return;
    // Another file was chosen while one was being read: stop reading that one.
    if (state.work) end();
    if (blob.size > maxFileBytes) return fail({ reason: "tooBig", limit: maxFileBytes, found: blob.size });
    setState((before) => ({ ...before, failure: undefined, isStopped: false, work: { answer: "sorting" } }));
    const worker = await start();
    // A file in a cloud or on a drive that is gone cannot be read; nor can one that was written to since it was chosen.
    const bytes = await blob.arrayBuffer().catch(() => fail({ reason: "gone" }));
    if (bytes) worker?.read(bytes, password);
  }

  return {
    ...state,
    isLocked: state.failure?.reason === "passwordNeeded" || state.failure?.reason === "passwordWrong",
    ready,
    async prepare(kind: FileKind) {
      if (!state.work && !ready.includes(kind)) (await start())?.prepare(kind);
    },
    take(chosen: Blob, chosenName: string, password: string) {
      file.current = chosen;
      name.current = chosenName;
      return read(password);
    },
    retry: read,
    stop() {
      end();
      setState((before) => ({ ...before, work: undefined, isStopped: true }));
    },
    remove() {
      end();
      file.current = undefined;
      setState({});
    },
  };
}
