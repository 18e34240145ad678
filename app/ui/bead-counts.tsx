/** How many beads are in a row, and how far their middles are apart. */
const [rowLength, step] = [25, 12];

const rowCount = (beads: number) => Math.ceil(beads / rowLength);

/** The middles of so many beads as lines of dots, the first row at `y`. */
function rowsOf(count: number, y = step / 2): string {
  return Array.from({ length: rowCount(count) }, (_, row) => {
    const beads = Math.min(rowLength, count - row * rowLength);
    return `M6 ${y + row * step}h${(beads - 1) * step + 0.1}`;
  }).join("");
}

interface BeadsProps extends Record<"width" | "height" | "rings", number> {
  /** The colour of the rings' inside: that of what they are on. */
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

/** A part of a few as beads, one a unit: `count` filled ones, the rest rings. The words beside it say the same. */
export function BeadRow({ count, of, ground }: { count: number; of: number; ground: string }) {
  const filled = { path: rowsOf(count), colour: "currentColor" };
  return <Beads width={of} height={step} rings={of} {...{ ground, filled }} className="h-4 max-w-full" />;
}

/** Two counts as beads, `before` as rings, `after` filled. @param props.caption what one bead is */
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
