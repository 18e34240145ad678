/** The query parameter that says that a visitor's own statement was read on another page, in this tab. The starter knows it too. */
export const ownParameter = "own";
