/**
 * The figures of a section that have a value: a figure is empty if `claims` in data/company.ts does not set it. One figure
 * alone makes no section, so the list is then empty.
 */
export function shownFigures<Figure extends { value: string }>(figures: readonly Figure[]): Figure[] {
  const shown = figures.filter(({ value }) => value !== "");
  return shown.length > 1 ? shown : [];
}
