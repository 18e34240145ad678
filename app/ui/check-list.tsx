import type { InLanguage } from "#data/index.ts";
import { unbroken } from "./unbroken";

interface CheckListProps extends InLanguage {
  items: string[];
  className?: string;
}

/** Short points, each with a tick. */
export function CheckList({ items, lang, className = "" }: CheckListProps) {
  return (
    <ul lang={lang} className={`points ticks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}
