import type { Failure, FileKind, SortedStatement } from "./statement";

/** What the page asks of the worker. */
export type Request =
  | { ask: "prepare"; kind: FileKind }
  | { ask: "read"; file: ArrayBuffer; password: string };

/** What the worker answers. */
export type Answer =
  | { answer: "prepared"; kind: FileKind }
  | { answer: "loading"; kind: FileKind }
  | { answer: "reading"; page: number; pages: number }
  | { answer: "sorting" }
  | { answer: "sorted"; statement: SortedStatement }
  | { answer: "failed"; failure: Failure };
