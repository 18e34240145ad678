import { useSessionValue } from "~/hooks/use-session-value";

export interface LanguageToggleProps {
  label: string;
  options: [Language, Language];
}

interface Language {
  code: string;
  name: string;
}

/** Switches the label between English and Swahili and nothing else (spec, section 2); remembered for the visit. */
export function LanguageToggle({ label, options }: LanguageToggleProps) {
  const [first, second] = options;
  const [code, setCode] = useSessionValue("language", first.code);
  const [current, other] = code === second.code ? [second, first] : [first, second];
  return (
    <button
      type="button"
      onClick={() => setCode(other.code)}
      className="inline-flex min-h-11 min-w-11 noscript:hidden items-center justify-center rounded-control px-2 font-semibold text-sm text-soft hover:bg-sunk"
    >
      <span className="sr-only">
        {label}: {current.name}
      </span>
      <span aria-hidden="true">{current.code}</span>
    </button>
  );
}
