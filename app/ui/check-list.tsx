import { unbroken } from "./unbroken";

/** Short points, each with a tick. */
export function CheckList({ items, className = "" }: { items: string[]; className?: string }) {
  return (
    <ul className={`points ticks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}
