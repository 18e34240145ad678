import type { ComponentProps } from "react";

/** One of several choices, of which one is on: a radio button that looks like this. */
export function Chip({ children, className = "", ...radio }: ComponentProps<"input">) {
  return (
    <label
      className={`relative flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-full border-2 border-line bg-card px-4 font-semibold leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:forced-colors:bg-[Highlight] has-checked:forced-colors:text-[HighlightText] has-checked:forced-colors:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${className}`}
    >
      <input type="radio" {...radio} className="absolute inset-0 cursor-pointer opacity-0" />
      {children}
    </label>
  );
}
