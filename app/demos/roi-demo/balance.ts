import type { Roi } from "#app/roi/roi.ts";

/** What is left of the gains so many months after the start, once the setup is taken off. */
export function balanceAfter({ net, setup }: Pick<Roi, "net" | "setup">, months: number): number {
  return months * net - setup;
}

/** The month in which the setup is paid back; 0 where there is none; null where it never is. */
export function paybackMonth({ paybackMonths }: Pick<Roi, "paybackMonths">): number | null {
  return paybackMonths === null ? null : Math.ceil(paybackMonths);
}
