/** The parameter of an address that holds the figures of the ROI calculator. */
export const calculatorParameter = "roi";

/**
 * Finds in an address what changes what its page shows, and so starts its script at once where the page has something
 * that is marked `data-reads-query`: what a list is searched for, its category, the calculator's figures. A pattern,
 * because it is shorter than the code that would read a list.
 */
export const startParameters = /[?&](q|category|roi)=/;
