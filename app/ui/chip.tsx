import type { ComponentProps } from "react";

/** One of several choices, of which one is on. */
export function Chip({ isOn, className = "", ...button }: { isOn: boolean } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...button}
      className={`min-h-11 rounded-full border-2 px-4 font-semibold leading-tight transition-colors ${isOn ? "border-ink bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none" : "border-line bg-card hover:border-ink"} ${className}`}
    />
  );
}
