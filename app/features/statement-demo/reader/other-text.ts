import type { Failure, Row } from "./statement";

/** A receipt and the word after it: "QK12AB34CD Confirmed.", in Swahili "QK12AB34CD Imethibitishwa." */
const confirmation = /\b[A-Z0-9]{10} +(?:confirmed|Confirmed|imethibitishwa|Imethibitishwa)\b/;

/** The balance in a message: "New M-PESA balance is Ksh500.00", in Swahili "Baki yako mpya ya M-PESA ni Ksh500.00". */
const newBalance = /\bM-PESA(?: balance)? (?:is|was|ni):? *Ksh/i;

/**
 * Explains why rows could not be read, if they are text that visitors often paste instead of a statement.
 * @returns `failure`, unless the rows are M-Pesa text messages, or text from a PDF, which has headings without columns
 */
export function explainFailure(failure: Failure, rows: readonly Row[]): Failure {
  // The comma of an amount divides a message into cells.
  const lines = rows.map(({ cells }) => cells.join(","));
  if (lines.some((line) => confirmation.test(line) || newBalance.test(line)))
    return { reason: "textMessages" };
  // In text from a PDF, each heading may be on its own line.
  const text = lines.join(" ");
  const hasHeadings = /receipt no/i.test(text) && /completion time/i.test(text);
  return failure.reason === "noHeader" && hasHeadings ? { reason: "noColumns" } : failure;
}
