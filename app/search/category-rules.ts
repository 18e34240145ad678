/**
 * CSS rules that filter a list by category without script. A radio button has its index in `data-choice`, and an item the
 * index of its category in `data-category`. The first choice shows all items.
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
