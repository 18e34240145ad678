const classes = ["[--accent:var(--color-ink)]", "", "[--accent:var(--color-edge)]"];

/** The colour of an offer, by its place: the same in the form, the results and the chart. The second has the page's. */
export function offerAccent(offer: number): string {
  return classes[offer] ?? "";
}
