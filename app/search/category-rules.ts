/**
 * The CSS rules by which a category filters a list without script. A radio button has its place among the choices in
 * `data-choice`, and an item that of its category in `data-category`. The first choice shows all.
 * @param count the number of choices
 */
export function categoryRules(count: number): string {
  const hidden = Array.from(
    { length: count - 1 },
    (_, index) =>
      `main:has([data-choice="${index + 1}"]:checked) .filter-list>:not([data-category="${index + 1}"])`,
  );
  return `@media (scripting:none){${hidden.join()}{display:none}}`;
}
