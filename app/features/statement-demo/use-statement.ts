import { useRef, useState } from "react";
import { type StatementReader, startReader } from "./reader/reader.client";
import {
  type Answer,
  type Failure,
  type FileKind,
  maxFileBytes,
  type SortedStatement,
} from "./reader/statement";

/** Whether a task or its failure belongs to pasted lines, not to a file. */
type OfPasted = { isPasted?: boolean | undefined };

/** The worker's current task; undefined while it is idle. */
export type Work = Extract<Answer, { answer: "loading" | "reading" | "sorting" }> & OfPasted;

interface State {
  work?: Work | undefined;
  failure?: (Failure & OfPasted) | undefined;
  /** The task that the visitor has stopped, until the next one begins. */
  stopped?: OfPasted | undefined;
  /** `id` changes with each reading, also of the same file. */
  own?: { statement: SortedStatement; name: string; id: number } | undefined;
}

/**
 * Reads a statement in a worker, which is loaded with the first file. The file stays in the page and is never stored.
 */
export function useStatement() {
  const [state, setState] = useState<State>({});
  const [ready, setReady] = useState<FileKind[]>([]);
  const reader = useRef<StatementReader>(undefined);
  const file = useRef<Blob>(undefined);
  const name = useRef("");

  function onAnswer(answer: Answer) {
    if (answer.answer === "prepared") {
      setReady((kinds) => [...kinds, answer.kind]);
      setState((before) => ({ ...before, work: undefined }));
    } else if (answer.answer === "sorted") {
      const { statement } = answer;
      setState(({ own }) => ({ own: { statement, name: name.current, id: (own?.id ?? 0) + 1 } }));
    } else if (answer.answer === "failed") fail(failureOf(answer.failure, name.current));
    else
      setState((before) => ({
        ...before,
        failure: undefined,
        stopped: undefined,
        work: { ...answer, isPasted: before.work?.isPasted },
      }));
  }

  function fail(failure: Failure) {
    // End a worker that cannot import a module again after its loading has failed, or that is still busy with a file
    // that contains too much. The next file starts a new worker.
    if (failure.reason === "notLoaded" || failure.reason === "tooMuch") end();
    setState((before) => ({
      ...before,
      work: undefined,
      failure: { ...failure, isPasted: before.work?.isPasted },
    }));
  }

  function start(): StatementReader {
    reader.current ??= startReader(onAnswer);
    return reader.current;
  }

  function end() {
    reader.current?.stop();
    reader.current = undefined;
    // The loaded readers end with the worker.
    setReady([]);
  }

  async function read(password: string, isPasted?: boolean) {
    const blob = file.current;
    if (!blob) return;
    // If another file is being read, stop that.
    if (state.work) end();
    setState((before) => ({
      ...before,
      failure: undefined,
      stopped: undefined,
      work: { answer: "sorting", isPasted },
    }));
    if (blob.size > maxFileBytes) return fail({ reason: "tooBig", limit: maxFileBytes, found: blob.size });
    const worker = start();
    // A file that is no longer available, for example in a cloud, cannot be read. A file that has changed since it
    // was chosen cannot be read either.
    const bytes = await blob.arrayBuffer().catch(() => fail({ reason: "gone" }));
    if (bytes) worker.read(bytes, password);
  }

  const isLocked = state.failure?.reason === "passwordNeeded" || state.failure?.reason === "passwordWrong";

  function take(chosen: Blob, chosenName: string, password: string, isPasted?: boolean) {
    file.current = chosen;
    name.current = chosenName;
    return read(password, isPasted);
  }

  return {
    ...state,
    isLocked,
    ready,
    prepare(kind: FileKind) {
      if (!state.work && !ready.includes(kind)) start().prepare(kind);
    },
    take,
    takePasted(text: string, chosenName: string) {
      if (text.trim()) return take(new Blob([text]), chosenName, "", true);
      setState({ ...state, stopped: undefined, failure: { reason: "nothingPasted", isPasted: true } });
    },
    retry: (password: string) => read(password),
    /** Takes an error back while the visitor corrects its cause. A locked file still needs its password. */
    correct() {
      if (state.failure?.reason === "passwordNeeded") return;
      if (state.failure) setState({ ...state, failure: isLocked ? { reason: "passwordNeeded" } : undefined });
    },
    stop() {
      end();
      setState((before) => ({ ...before, work: undefined, stopped: { isPasted: before.work?.isPasted } }));
    },
    remove() {
      end();
      file.current = undefined;
      setState({});
    },
  };
}

/** Text in a file that is named as a PDF is a download that went wrong, so do not ask for its headings. */
const failureOf = (failure: Failure, name: string): Failure =>
  failure.reason === "noHeader" && /\.pdf$/i.test(name) ? { reason: "damaged" } : failure;
