import type { Failure, FileKind, SortedStatement } from "./statement";

/** Messages from the page to the worker. */
export type Request =
  | { ask: "prepare"; kind: FileKind }
  | { ask: "read"; file: ArrayBuffer; password: string };

/** Messages from the worker to the page. */
export type Answer =
  | { answer: "prepared"; kind: FileKind }
  | { answer: "loading"; kind: FileKind }
  | { answer: "reading"; page: number; pages: number }
  | { answer: "sorting" }
  | { answer: "sorted"; statement: SortedStatement }
  | { answer: "failed"; failure: Failure };
