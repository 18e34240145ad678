import { findRule } from "./rules";
import type { Group, Line, SortedLine } from "./statement";

const reversal = /\brevers(?:al|ed)\b/i;

/**
 * Puts each line into one group by the rules. A reversal goes to the group of the payment that it gives back, so that
 * the two cancel out there, where the line says which payment that is and the statement has it.
 */
export function sortLines(lines: readonly Line[]): SortedLine[] {
  const sorted = lines.map((line) => sortLine(line));
  const byReceipt = Map.groupBy(
    sorted.filter(({ isReversal }) => !isReversal),
    ({ receipt }) => receipt,
  );
  return sorted.map((line) =>
    line.isReversal ? { ...line, group: groupOfReversed(line, byReceipt) } : line,
  );
}

function sortLine(line: Line): SortedLine {
  const isReversal = reversal.test(line.details);
  const rule = isReversal ? undefined : findRule(line.details, line.paidIn > 0 ? "in" : "out");
  return {
    ...line,
    group: rule?.group ?? "settle",
    name: nameOf(line),
    kind: kindOf(line.details),
    ...(isReversal && { isReversal }),
  };
}

/** Of the payment with the receipt that the line names, and of its amount: its charge has the same receipt. */
function groupOfReversed(line: SortedLine, byReceipt: ReadonlyMap<string, SortedLine[]>): Group {
  const named = [line.linked, ...(line.details.toUpperCase().match(/\b[A-Z0-9]{10}\b/g) ?? []), line.receipt];
  const original = named
    .flatMap((receipt) => byReceipt.get(receipt) ?? [])
    .find(({ paidIn, withdrawn }) => paidIn === line.withdrawn && withdrawn === line.paidIn);
  return original?.group ?? "settle";
}

/** Who is on the other side: from the column for it, else from behind the first "from", "to" or "at" of the details. */
function nameOf({ party, details }: Pick<Line, "party" | "details">): string {
  const [, behind = ""] = /\b(?:from|to|at agent till|at agent)\b[\s-]*(.*)$/i.exec(details) ?? [];
  const text = party || behind;
  // "254700***118 - JANE W. Acc. 12": the account stays out, and a number where there is a name.
  const [person = ""] = text.split(/\s+acc\.(?:\s|$)/i, 1);
  const [, , name = ""] = /^(\d[\d*xX•]*)\s*[-–]?\s+(.+)$/.exec(person) ?? [];
  return (name || person).replace(/^[\s-]+|[\s-]+$/g, "");
}

/** The words before the other side and its numbers: "Pay Bill Charge", "Customer Transfer of Funds Charge". */
function kindOf(details: string): string {
  const [kind = ""] = details.split(/\s+(?:to|from|by|for|at)\s+(?=[\d*])|\s+-\s|\s+\d{4,}/, 1);
  return kind.trim() || details;
}
