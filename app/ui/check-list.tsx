import { Icon } from "./icon";
import { unbroken } from "./unbroken";

/** Short points, each with a tick. */
export function CheckList({ items, className = "" }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-3">
          <Icon name="check" className="mt-1 size-5 text-good" />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}
