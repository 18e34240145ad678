/** How many beads are in a row, and how far their middles are apart. */
const [rowLength, step] = [25, 12];

/** That many beads in rows, as lines of dots. */
function rowsOf(count: number, top: number): string {
  return Array.from({ length: Math.ceil(count / rowLength) }, (_, row) => {
    const beads = Math.min(rowLength, count - row * rowLength);
    return `M6 ${top + row * step}h${(beads - 1) * step + 0.1}`;
  }).join("");
}

interface BeadCountProps {
  before: number;
  after: number;
  /** What one bead is. */
  caption: string;
}

/** Two counts as beads, one a unit: before as rings, after filled. The words beside it say the same. */
export function BeadCount({ before, after, caption }: BeadCountProps) {
  const top = 14 + step * Math.ceil(before / rowLength);
  const height = top + step * Math.ceil(after / rowLength) - 4;
  const hollow = rowsOf(before, 6);
  return (
    <figure aria-hidden="true">
      <svg
        viewBox={`0 0 ${rowLength * step} ${height}`}
        fill="none"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
        className="w-full max-w-md"
        aria-hidden="true"
      >
        <path d={hollow} strokeWidth="10" stroke="currentColor" />
        <path d={hollow} strokeWidth="7" stroke="var(--thread-ground, var(--color-paper))" />
        <path d={rowsOf(after, top)} strokeWidth="10" stroke="var(--accent)" />
      </svg>
      <figcaption className="mt-2 text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}
