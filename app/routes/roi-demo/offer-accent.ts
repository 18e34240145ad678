const classes = ["accent-6", "accent-2", "accent-1"];

/** The colour of an offer, by its place: the same in the form, the results and the chart. */
export function offerAccent(offer: number): string {
  return classes[offer] ?? "";
}
