/** The number of beads in a row, and the distance between the centres of two beads in SVG units. */
const [rowLength, step] = [25, 12];

const rowCount = (beads: number) => Math.ceil(beads / rowLength);

/**
 * An SVG path along the centres of `count` beads. With round caps and dashes of length 0, its stroke is drawn as dots.
 * @param y the first row's
 */
function rowsOf(count: number, y = step / 2): string {
  return Array.from({ length: rowCount(count) }, (_, row) => {
    const beads = Math.min(rowLength, count - row * rowLength);
    return `M6 ${y + row * step}h${(beads - 1) * step + 0.1}`;
  }).join("");
}

interface BeadsProps extends Record<"width" | "height" | "rings", number> {
  /** The colour inside the rings: the colour of the background. */
  ground: string;
  filled: { path: string; colour: string; className?: string };
  className: string;
}

function Beads({ width, height, rings, ground, filled, className }: BeadsProps) {
  return (
    <svg
      viewBox={`0 0 ${width * step} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
      className={className}
      aria-hidden="true"
    >
      <path d={rowsOf(rings)} strokeWidth="10" stroke="currentColor" />
      <path d={rowsOf(rings)} strokeWidth="7" stroke={ground} />
      <path d={filled.path} strokeWidth="10" stroke={filled.colour} className={filled.className} />
    </svg>
  );
}

/**
 * `of` beads: `count` are filled, the others are rings. Hidden from screen readers, because the text beside them says the
 * same.
 */
export function BeadRow({ count, of, ground }: { count: number; of: number; ground: string }) {
  const filled = { path: rowsOf(count), colour: "currentColor" };
  return <Beads width={of} height={step} rings={of} {...{ ground, filled }} className="h-4 max-w-full" />;
}

/** Two counts as beads: `before` as rings, `after` filled. @param props.caption the meaning of one bead */
export function BeadCount({ before, after, caption }: { before: number; after: number; caption: string }) {
  const top = 14 + step * rowCount(before);
  return (
    <figure aria-hidden="true">
      <Beads
        width={rowLength}
        height={top + step * rowCount(after) - 4}
        rings={before}
        ground="var(--thread-ground, var(--color-paper))"
        filled={{ path: rowsOf(after, top), colour: "var(--accent)", className: "filled-beads" }}
        className="w-full max-w-md"
      />
      <figcaption className="mt-2 text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}
