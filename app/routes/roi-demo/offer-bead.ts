const classes = ["bead-6", "bead-2", "bead-1"];

/** The colour of an offer, by its place: the same in the form, the results and the chart. */
export function offerBead(offer: number): string {
  return classes[offer] ?? "";
}
