import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";

/** Asks the user a question. Resolves to true if the answer is yes. */
export type AskUser = (question: string) => Promise<boolean>;

/**
 * Asks the question in the terminal.
 * @throws Error if there is no terminal
 */
export const askOnTerminal: AskUser = async (question) => {
  if (!isatty(0)) throw new Error(`${question} There is no terminal to answer in. To confirm, add --yes.`);
  // Use standard error, because standard output may be redirected to a file.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test(await terminal.question(`${question} [y/N] `));
  } finally {
    terminal.close();
  }
};
