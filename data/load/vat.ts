/** An amount with VAT. Holds no content itself, so scripts in the browser may import it. */
export const addVat = (amount: number, percent: number) => Math.round(amount * (1 + percent / 100));
