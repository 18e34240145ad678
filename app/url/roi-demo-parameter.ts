/** The query parameter that holds the calculator's figures. */
export const calculatorParameter = "roi";
