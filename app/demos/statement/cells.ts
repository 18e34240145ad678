/** Reads single cells: strictly, so that what is doubtful is named to the visitor rather than guessed. */

/** With thousands parted by commas or not at all, and at most two digits behind the point. */
const amountPattern = /^([-+−]?)(?:KSH\.?|KES)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i;

/** An amount in cents, below zero with a minus sign; undefined where the cell holds no amount. */
export function readAmount(cell: string): number | undefined {
  const match = amountPattern.exec(cell.trim());
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return undefined;
  return (sign === "-" || sign === "−") && cents > 0 ? -cents : cents;
}

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?`;
const isoTime = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T]+${clock}Z?$`);
const dayFirstTime = new RegExp(String.raw`^(\d{1,2})[-/](\d{1,2})[-/](\d{4})[ T]+${clock}$`);

/** A time as `YYYY-MM-DD HH:MM:SS`, from an ISO one or one with the day first; undefined where there is none. */
export function readTime(cell: string): string | undefined {
  const text = cell.trim().replace(/\s+/g, " ");
  const iso = isoTime.exec(text);
  const dayFirst = dayFirstTime.exec(text);
  const date = iso ? iso.slice(1, 4) : dayFirst?.slice(1, 4).reverse();
  const [hour = "", minute = "", second = "00"] = (iso ?? dayFirst)?.slice(4) ?? [];
  if (!date) return undefined;
  const [year = "", month = "", day = ""] = date.map((part) => part.padStart(2, "0"));
  const time = `${year}-${month}-${day} ${hour.padStart(2, "0")}:${minute}:${second}`;
  return isRealTime(time) ? time : undefined;
}

/** Neither 31 February nor 25 o'clock: such a time changes when it is read as a date. */
function isRealTime(time: string): boolean {
  const date = new Date(`${time.replace(" ", "T")}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19).replace("T", " ") === time;
}

/** Ten capital letters and digits as a rule; some kinds of statement have up to two more or less. */
const receiptPattern = /^(?=.*\d)[A-Z0-9]{8,12}$/;

export function isReceipt(cell: string): boolean {
  return receiptPattern.test(cell);
}

export type Status = "counted" | "setAside";

/** Whether a line of this status moved money. A reversed payment did: the line that gives it back is another. */
const statuses: Record<string, Status> = {
  completed: "counted",
  complete: "counted",
  success: "counted",
  successful: "counted",
  reversed: "counted",
  failed: "setAside",
  declined: "setAside",
  cancelled: "setAside",
  canceled: "setAside",
  expired: "setAside",
  pending: "setAside",
  initiated: "setAside",
};

export function readStatus(cell: string): Status | undefined {
  return statuses[cell.toLowerCase()];
}
