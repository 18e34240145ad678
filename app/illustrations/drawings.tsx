/** Small SVG drawings of objects in illustrations. Their colours are `--accent`, `--tone` and the text colour. */
import type { ReactNode } from "react";
import type { DrawingName } from "#data/schemas/illustrations/parts.ts";

export function Player({ drawing, text }: { drawing: DrawingName; text: string | undefined }) {
  return (
    <div className="il-brief il-player">
      <Drawing name={drawing} />
      <svg aria-hidden="true" viewBox="-20 -20 40 40">
        <circle r="18" />
        <path d="M-5-9 10 0-5 9z" />
      </svg>
      <p>
        <span>{text}</span>
      </p>
    </div>
  );
}

/** A drawing by its name. Illustrations in data/ refer to drawings by these names. */
export function Drawing({ name }: { name: keyof typeof drawings }) {
  const { box, fit, parts } = drawings[name];
  return (
    <svg aria-hidden="true" viewBox={box} preserveAspectRatio={fit} className="il-drawing">
      {parts}
    </svg>
  );
}

const drawings = {
  /** From above: the open heel is on the left. */
  sandal: drawing(
    "0 0 100 70",
    <>
      <path
        d="M4 36c0-13 9-18 21-18 18 0 30-8 47-8 16 0 25 11 25 26s-9 26-25 26c-17 0-29-8-47-8C13 54 4 49 4 36z"
        className="il-c"
      />
      <path
        d="M10 36c0-9 6-12 15-12 18 0 30-8 47-8 12 0 19 8 19 20s-7 20-19 20c-17 0-29-8-47-8-9 0-15-3-15-12z"
        className="il-b"
      />
      <path d="M32 14q7-2 14-4v52q-7-2-14-4zM57 7q9-3 18-2v62q-9 1-18-2z" className="il-a" />
    </>,
  ),
  cake: drawing(
    "0 0 100 70",
    <>
      <path d="M18 38h64v22a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z" className="il-a" />
      <path
        d="M14 34a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8c0 9-9 10-12 4-2 9-12 9-14 0-3 9-13 9-15 0-3 9-12 9-15 0-4 6-16 5-16-4z"
        className="il-b"
      />
      <path d="M36 26V14M50 26V10M64 26V14" className="il-line" />
      <path d="M36 8v2M50 4v2M64 8v2" className="il-dots" />
    </>,
  ),
  /** A rising sun over a loaf: the mark of an invented bakery. */
  logo: drawing(
    "0 0 60 44",
    <>
      <path d="M12 26a18 18 0 0 1 36 0z" className="il-b" />
      <path d="M30 1v5M14 6l3 4M46 6l-3 4M4 18l5 2M56 18l-5 2" className="il-line" />
      <path d="M6 26h48c4 0 5 8 0 9v5a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-5c-5-1-4-9 0-9z" className="il-a" />
    </>,
  ),
  speaker: drawing(
    "0 0 160 90",
    <>
      <path d="M0 0h160v90H0z" className="fill-(--shade)" />
      <path d="M112 32h28M119 42h21" className="il-dots" />
      <path d="M44 90c0-20 14-28 36-28s36 8 36 28z" className="il-a" />
      <path d="M71 52h18v12c-4 6-14 6-18 0z" className="il-skin" />
      <ellipse cx="80" cy="40" rx="16" ry="19" className="il-skin" />
      <path d="M62 38c-2-22 38-24 36-1-6-6-28-8-36 1z" className="fill-night" />
    </>,
    "xMidYMax slice",
  ),
} satisfies Record<DrawingName | "logo", object>;

function drawing(box: string, parts: ReactNode, fit?: string) {
  return { box, parts, fit };
}

/** The waveform of a recording. The bars of the minutes that were used are marked. */
export function Wave() {
  const heights = [8, 18, 30, 22, 40, 26, 14, 34, 46, 30, 18, 38, 24, 44, 32, 12, 26, 40, 20, 30, 16, 8];
  const used = new Set([4, 5, 8, 9, 10, 13, 14, 17]);
  return (
    <svg aria-hidden="true" viewBox="0 0 110 50" className="il-drawing">
      {[true, false].map((isUsed) => (
        <path
          key={String(isUsed)}
          d={heights
            .map((height, index) =>
              used.has(index) === isUsed ? `M${index * 5 + 2.5} ${25 - height / 2}v${height}` : "",
            )
            .join("")}
          className={`il-wave ${isUsed ? "stroke-(--accent)" : "stroke-edge"}`}
        />
      ))}
    </svg>
  );
}
