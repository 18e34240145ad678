import type { Line } from "./statement";

const overdraft = /^overdraft of credit party/i;
const paidByFuliza = /\bfuliza\b/i;

/**
 * Puts the amounts of a Fuliza payment where its words say: statements print the loan under Withdrawn and the payment
 * under Paid In. Only for lines that name Fuliza, and only with the receipt of an overdraft.
 */
export function resolveFuliza(lines: readonly Line[]): Line[] {
  const receipts = new Set(
    lines.filter(({ details }) => overdraft.test(details)).map(({ receipt }) => receipt),
  );
  return lines.map((line) => {
    if (!receipts.has(line.receipt)) return line;
    const { paidIn, withdrawn, details } = line;
    const isWrong = overdraft.test(details) ? withdrawn > 0 : paidByFuliza.test(details) && paidIn > 0;
    return isWrong ? { ...line, paidIn: withdrawn, withdrawn: paidIn, isSwapped: true } : line;
  });
}
