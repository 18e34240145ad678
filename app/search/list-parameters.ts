/** The query parameters that filter a list: what is searched for, and the category. The starter knows them too. */
export const searchParameter = "q";
export const categoryParameter = "category";
