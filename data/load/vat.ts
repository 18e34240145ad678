/** An amount with VAT, rounded to 2 decimals. This file has no content, so scripts in the browser may import it. */
export const addVat = (amount: number, percent: number) => Math.round(amount * (100 + percent)) / 100;
