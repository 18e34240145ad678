/** A statement in CSV with this number of lines, whose balances are correct. */
export function longCsv(count: number): string {
  const header = "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance";
  const lines = Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2026, 0, 1) + index * 600_000)
      .toISOString()
      .slice(0, 19)
      .replace("T", " ");
    const name = `2547******${100 + (index % 800)} - PAYER ${index % 300}`;
    return `TK${String(index).padStart(8, "0")},${time},Merchant Payment from ${name},Completed,10.00,,${index + 1}0.00`;
  });
  return [header, ...lines].join("\n");
}
