import type { InLanguage } from "#data/index.ts";
import { unbroken } from "./unbroken";

type PointListProps = InLanguage & { items: readonly string[]; mark?: "ticks" | "dots"; className?: string };

export function PointList({ items, lang, mark = "ticks", className = "" }: PointListProps) {
  return (
    <ul lang={lang} className={`points ${mark} ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}
