/** A text with every half of a surrogate pair replaced, as `toWellFormed` does, which browsers have only since 2023. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");
