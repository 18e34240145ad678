import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { PointList } from "#app/ui/point-list.tsx";

/** A fold with a list, such as the numbers and hours from which offers pay. Renders nothing if `items` is empty. */
export function ListFold({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <details className="mt-3">
      <FoldSummary>{title}</FoldSummary>
      <PointList items={items} mark="dots" className="mb-4" />
    </details>
  );
}
