/** The numbers of paybills that a text names. */
export const paybillsIn = (text: string) =>
  [...text.matchAll(/\bPay ?[Bb]ill (?:to )?(\d{5,})\b/g)].map(([, number]) => number);
