/** The parameters of an address that filter a list: the text searched for, and the category. */
export const filterParameters = ["q", "category"] as const;
