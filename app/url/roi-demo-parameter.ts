/** The query parameter that holds the calculator's figures. The starter knows it too. */
export const calculatorParameter = "roi";
