/** An amount with VAT, to a hundredth. Holds no content itself, so scripts in the browser may import it. */
export const addVat = (amount: number, percent: number) => Math.round(amount * (100 + percent)) / 100;
