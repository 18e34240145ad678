/** How facts are written in English: one function for each kind. */

const number = new Intl.NumberFormat("en-KE");
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `KSh 150,000` */
export function formatShillings(amount: number): string {
  return `KSh ${number.format(amount)}`;
}

/** `KSh 150,000-500,000` */
export function formatShillingRange([least, most]: readonly [number, number]): string {
  return `${formatShillings(least)}-${number.format(most)}`;
}

/** `2-4 weeks` */
export function formatWeeks([fewest, most]: readonly [number, number]): string {
  return `${fewest}-${most} weeks`;
}

/** How prices treat VAT, as it follows "Prices in shillings,": `excluding 16% VAT` */
export function formatVat({
  vat,
  vatPercent,
}: {
  vat: "excluded" | "included" | "none";
  vatPercent: number;
}): string {
  if (vat === "none") return "with no VAT added";
  return `${vat === "included" ? "including" : "excluding"} ${vatPercent}% VAT`;
}

/** An ISO date as `10 November 2026`. */
export function formatDate(isoDate: string): string {
  return day.format(new Date(isoDate));
}

/** Opening hours as `Mon-Fri 8AM-6PM EAT` (12h) or `Mon-Fri 8:00-18:00 EAT` (24h). The days follow one another. */
export function formatHours(
  { days, opens, closes }: { days: string[]; opens: string; closes: string },
  clock: "12h" | "24h",
): string {
  const ends = [...new Set([days.at(0), days.at(-1)])].map((name) => name?.slice(0, 3)).join("-");
  const [from, to] = [opens, closes].map(clock === "12h" ? formatTime12 : formatTime24);
  return `${ends} ${from}-${to} EAT`;
}

/** `08:00` as `8:00` */
function formatTime24(time: string): string {
  return time.replace(/^0/, "");
}

/** `14:00` as `2PM`, `08:30` as `8:30AM` */
function formatTime12(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}
