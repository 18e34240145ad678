/** The distance between the centres of two beads in SVG units. */
const step = 12;

/** The number of beads in a row. Fewer beads are larger, so that a small figure is as wide as a large one. */
const rowLengthOf = (beads: number) => (beads < 25 ? 16 : beads < 70 ? 22 : 25);

/**
 * An SVG path along the centres of `count` beads in one row, from bead `first` of a field (rows of beads below each other). With
 * round caps and dashes of length 0, its stroke is drawn as dots.
 * @param y the y coordinate of the field's first row
 */
function pathOf(first: number, count: number, rowLength: number, y = step / 2): string {
  const row = Math.floor(first / rowLength);
  return `M${step / 2 + (first % rowLength) * step} ${y + row * step}h${(count - 1) * step + 0.1}`;
}

/** The path of the first `count` beads of a field. */
function rowsOf(count: number, rowLength: number, y?: number): string {
  return Array.from({ length: Math.ceil(count / rowLength) }, (_, row) => {
    const first = row * rowLength;
    return pathOf(first, Math.min(rowLength, count - first), rowLength, y);
  }).join("");
}

interface BeadsProps extends Record<"rowLength" | "height" | "rings", number> {
  /** The colour inside the rings: the colour of the background. */
  ground: string;
  filled: { path: string; colour: string };
  className: string;
}

function Beads({ rowLength, height, rings, ground, filled, className }: BeadsProps) {
  return (
    <svg
      viewBox={`0 0 ${rowLength * step} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
      className={className}
      aria-hidden="true"
    >
      <path d={rowsOf(rings, rowLength)} strokeWidth="10" stroke="currentColor" />
      <path d={rowsOf(rings, rowLength)} strokeWidth="7" stroke={ground} />
      <path d={filled.path} strokeWidth="10" stroke={filled.colour} />
    </svg>
  );
}

/**
 * A row of `of` beads: the first `count` are filled, the others are rings. Hidden from screen readers, because the text beside
 * the row says the same. @public A feature uses it.
 */
export function BeadRow({ count, of, ground }: { count: number; of: number; ground: string }) {
  const filled = { path: rowsOf(count, of), colour: "currentColor" };
  return <Beads rowLength={of} height={step} rings={of} {...{ ground, filled }} className="h-4 max-w-full" />;
}

/** A row of `count` filled beads, with empty space on the right for the rest of `of` beads. Hidden from screen readers. */
export function BeadBar({ count, of }: { count: number; of: number }) {
  const filled = { path: rowsOf(count, of), colour: "var(--accent)" };
  return <Beads rowLength={of} height={step} rings={0} ground="" filled={filled} className="w-full" />;
}

interface Change {
  kind: "change";
  before: number;
  after: number;
}

interface Share {
  kind: "share";
  whole: number;
  part: number;
}

interface BeadFigureProps {
  /** The meaning of one bead and of its colour. */
  caption: string;
  onNight?: boolean;
}

/**
 * A figure as beads. A change is two counts below each other, the first as rings. A share is one field, in which the part is
 * filled.
 */
export function BeadFigure({ caption, onNight = false, ...counts }: BeadFigureProps & (Change | Share)) {
  return (
    <figure aria-hidden="true">
      {counts.kind === "share" ? <BeadField {...counts} /> : <BeadRows {...counts} />}
      <figcaption className={`mt-2 text-sm ${onNight ? "text-night-soft" : "text-soft"}`}>
        {caption}
      </figcaption>
    </figure>
  );
}

const beadGround = "var(--thread-ground, var(--color-paper))";

function BeadRows({ before, after }: Change) {
  const rowLength = rowLengthOf(Math.max(before, after));
  const top = 14 + step * Math.ceil(before / rowLength);
  return (
    <Beads
      rowLength={rowLength}
      height={top + step * Math.ceil(after / rowLength) - 4}
      rings={before}
      ground={beadGround}
      filled={{ path: rowsOf(after, rowLength, top), colour: "var(--accent)" }}
      className="w-full"
    />
  );
}

/** One side of a change, as high as the other side: the count before as rings, or the count after as filled beads. */
export function BeadSide({ before, after, side }: Omit<Change, "kind"> & { side: "before" | "after" }) {
  const rowLength = rowLengthOf(Math.max(before, after));
  return (
    <Beads
      rowLength={rowLength}
      height={step * Math.ceil(Math.max(before, after) / rowLength)}
      rings={side === "before" ? before : 0}
      ground={beadGround}
      filled={{ path: side === "after" ? rowsOf(after, rowLength) : "", colour: "var(--accent)" }}
      className="bead-rows w-full"
    />
  );
}

function BeadField({ whole, part }: Share) {
  const rowLength = rowLengthOf(whole);
  return (
    <Beads
      rowLength={rowLength}
      height={step * Math.ceil(whole / rowLength)}
      rings={whole}
      ground={beadGround}
      filled={{
        path: pathWithout(openBeads(whole, part), whole, rowLength),
        colour: "var(--accent)",
      }}
      className="bead-field w-full max-w-2xl"
    />
  );
}

/** Chooses the beads of a field that are not filled. They are spread by the golden ratio, so that they form no line. */
function openBeads(whole: number, part: number): Set<number> {
  const open = new Set<number>();
  for (let count = 1; open.size < whole - part; count++)
    open.add(Math.floor(((count * 0.618034) % 1) * whole));
  return open;
}

/** The path of all beads of a field except the open ones. */
function pathWithout(open: ReadonlySet<number>, count: number, rowLength: number): string {
  let path = "";
  let start: number | undefined;
  for (let bead = 0; bead <= count; bead++) {
    const isRowEnd = bead % rowLength === 0;
    if (start !== undefined && (isRowEnd || open.has(bead) || bead === count)) {
      path += pathOf(start, bead - start, rowLength);
      start = undefined;
    }
    if (start === undefined && bead < count && !open.has(bead)) start = bead;
  }
  return path;
}
