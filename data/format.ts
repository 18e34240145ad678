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

/** An ISO date as `10 November 2026`. */
export function formatDate(isoDate: string): string {
  return day.format(new Date(isoDate));
}
