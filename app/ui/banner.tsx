import type { ReactNode } from "react";

/**
 * A message that must not be missed: announced as soon as it appears, and sticky, because a form can be taller than
 * a phone and its button is at the other end.
 */
export function Banner({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      tabIndex={-1}
      className="sticky top-20 z-10 rounded-control border-2 border-alert bg-alert-ground px-4 py-3 font-semibold text-alert"
    >
      {children}
    </p>
  );
}
