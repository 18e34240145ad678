import { useState } from "react";

export interface LanguageToggleProps {
  label: string;
  options: [Language, Language];
}

interface Language {
  code: string;
  name: string;
}

/** Switches the label between English and Swahili, and nothing else. */
export function LanguageToggle({ label, options }: LanguageToggleProps) {
  const [first, second] = options;
  const [isSecond, setIsSecond] = useState(false);
  const current = isSecond ? second : first;
  return (
    <button
      type="button"
      onClick={() => setIsSecond(!isSecond)}
      className="inline-flex min-h-11 min-w-11 noscript:hidden items-center justify-center rounded-control px-2 font-semibold text-sm text-soft hover:bg-sunk"
    >
      <span className="sr-only">
        {label}: {current.name}
      </span>
      <span aria-hidden="true">{current.code}</span>
    </button>
  );
}
