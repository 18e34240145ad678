import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";

/** Resolves to whether the user answers a question with yes. */
export type AskUser = (question: string) => Promise<boolean>;

/**
 * Asks on the terminal.
 * @throws Error when there is none
 */
export const askOnTerminal: AskUser = async (question) => {
  if (!isatty(0)) throw new Error(`${question} Nobody can answer here: add --yes.`);
  // Standard output may go to a file.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test(await terminal.question(`${question} [y/N] `));
  } finally {
    terminal.close();
  }
};
