import type { ReactNode } from "react";

/** A message that must not be missed: announced as soon as it appears. */
export function Banner({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className="rounded-control border-2 border-alert bg-alert-ground px-4 py-3 font-semibold text-alert"
    >
      {children}
    </p>
  );
}
