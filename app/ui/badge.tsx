const tones = {
  good: "bg-good-ground text-good",
  wait: "bg-wait-ground text-wait",
  still: "bg-still-ground text-still",
};

export type BadgeTone = keyof typeof tones;

/** A label for a state. The text is enough to understand the state; the colour only repeats it. */
export function Badge({ tone, label }: { tone: BadgeTone; label: string }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-3 py-1 font-semibold text-sm leading-none ${tones[tone]}`}
    >
      {label}
    </span>
  );
}
