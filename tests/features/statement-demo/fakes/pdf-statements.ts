import { makePdf } from "./make-pdf.ts";

const money = (cents: number) =>
  (Math.abs(cents) / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const personalHeadings =
  "Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Balance".split("|");
/** Columns from numbers: the left edge and the width of each, in points. */
const columnsOf = (numbers: readonly number[]) =>
  numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]));
const personalColumns = columnsOf([20, 75, 100, 100, 210, 190, 410, 95, 515, 75, 600, 80, 690, 80]);

interface Payment {
  receipt: string;
  time: string;
  details: string;
  paidIn?: number;
  withdrawn?: number;
}

/**
 * Thirty payments, the oldest first. Every third one has a charge with the same receipt, and some have details on two
 * lines.
 */
function payments(): Payment[] {
  return Array.from({ length: 30 }, (_, index): Payment[] => {
    const receipt = `SKP${String(index).padStart(7, "0")}`;
    const time = `2026-08-${String(1 + Math.floor(index / 2)).padStart(2, "0")} ${10 + (index % 2)}:15:${10 + index}`;
    if (index % 3 === 0)
      return [
        {
          receipt,
          time,
          details: `Funds received from - 2547******${100 + index} WANJIKU MARY NYAMBURA`,
          paidIn: 250_050,
        },
      ];
    const details =
      index % 3 === 1
        ? `Pay Bill Online to 888880 - KENYA POWER AND LIGHTING PREPAID TOKENS Acc. ${14_000_000_000 + index}`
        : `Customer Transfer to - 2547******${200 + index} OTIENO`;
    return [
      { receipt, time, details, withdrawn: 50_000 },
      {
        receipt,
        time,
        details: index % 3 === 1 ? "Pay Bill Charge" : "Customer Transfer of Funds Charge",
        withdrawn: 700,
      },
    ];
  }).flat();
}

function withBalances(list: readonly Payment[]) {
  let balance = 1_000_000;
  return list.map((payment) => {
    balance += (payment.paidIn ?? 0) - (payment.withdrawn ?? 0);
    return { ...payment, balance };
  });
}

interface PersonalOptions {
  password?: string;
  repeatHeadings?: boolean;
  /** Safaricom's layout: portrait, centred headings, a summary above the table, times on two lines. */
  isUpright?: boolean;
  /** Whether each cell is centred vertically in its row. */
  isMiddle?: boolean;
}

const upright = {
  columns: columnsOf([39, 66, 107, 66, 178.5, 102, 284, 66, 354, 60, 418, 60, 482, 70]),
  isCentred: true,
  summary: [
    ["", "", "TRANSACTION TYPE", "", "PAID IN", "PAID OUT"],
    ["", "", "SEND MONEY:", "", "0.00", "5,070.00"],
    ["", "", "TOTAL:", "", "25,005.00", "10,140.00"],
  ],
} as const;

/** A personal statement with seven columns on four pages, the newest payment first. */
export async function personalPdf({ isUpright = false, ...options }: PersonalOptions) {
  const rows = withBalances(payments()).reverse();
  const file = await makePdf({
    title: "M-PESA STATEMENT",
    headings: personalHeadings,
    columns: personalColumns,
    right: [4, 5, 6],
    rowsPerPage: 14,
    ...(isUpright && upright),
    ...options,
    rows: rows.map(({ receipt, time, details, paidIn = 0, withdrawn = 0, balance }) => [
      receipt,
      time,
      details,
      "Completed",
      paidIn ? money(paidIn) : "0.00",
      withdrawn ? `-${money(withdrawn)}` : "0.00",
      money(balance),
    ]),
  });
  return {
    file,
    receipts: rows.map(({ receipt }) => receipt),
    times: rows.map(({ time }) => time),
    details: rows.map(({ details }) => details),
  };
}

/**
 * A till's statement, with columns for the type and the other party.
 * @param isNarrow a newer layout: the other party is the shop itself, headings are centred in narrow columns, and
 *   empty amounts have no text
 */
export async function tillPdf({ isNarrow = false } = {}) {
  const parties = [
    "2547******118 - JANE WANJIRU",
    "2547******904 - PETER OTIENO",
    "522522 - KILIMO FEEDS LTD",
  ];
  let balance = 0;
  const rows = parties.map((party, index) => {
    const isOut = index === 2;
    const amount = isOut ? 1_375 : 10_000;
    balance += isOut ? -amount : amount;
    const details = isOut ? "Business Pay Bill to" : "Merchant Payment from";
    return [
      `TKT000000${index}`,
      `2026-10-0${index + 1} 09:00:00`,
      isNarrow || isOut ? `${details} ${isOut && !isNarrow ? "522522" : party}` : details,
      isOut ? "Pay Bill" : "Merchant Payment",
      isNarrow ? "174379 - DUKA LA MFANO" : party,
      "Completed",
      isOut ? "" : money(amount),
      isOut ? `${isNarrow ? "-" : ""}${money(amount)}` : "",
      money(balance),
    ];
  });
  const wide = columnsOf([20, 60, 85, 90, 180, 120, 305, 80, 390, 130, 525, 80, 610, 55, 670, 55, 730, 60]);
  const narrow = wide.map(([x, width]) => [x * 0.7, width * 0.7] as const);
  const file = await makePdf({
    title: "Till statement",
    headings:
      "Receipt No|Completion Time|Details|Transaction Type|Other Party|Transaction Status|Paid In|Withdrawn|Balance".split(
        "|",
      ),
    columns: isNarrow ? narrow : wide,
    right: isNarrow ? [] : [6, 7, 8],
    isCentred: isNarrow,
    rows,
  });
  return { file, names: ["JANE WANJIRU", "PETER OTIENO", "KILIMO FEEDS LTD"] };
}
