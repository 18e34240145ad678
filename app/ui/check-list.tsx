import type { InLanguage } from "#data/index.ts";
import { unbroken } from "./unbroken";

/** Short points, each with a tick. */
export function CheckList({
  items,
  lang,
  className = "",
}: { items: string[]; className?: string } & InLanguage) {
  return (
    <ul lang={lang} className={`points ticks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}
