import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** What opens and closes a `<details className="group">`. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 font-semibold text-lg [&::-webkit-details-marker]:hidden">
      {children}
      <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
    </summary>
  );
}
