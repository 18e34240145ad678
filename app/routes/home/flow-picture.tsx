import type { Bead } from "~/ui/beadwork";

export interface FlowPictureProps {
  label: string;
  statement: string;
  lines: { text: string; amount: string; bead: Bead }[];
  sorted: { label: string; amount: string; bead: Bead }[];
}

/** What the company does, at a glance: lines of a statement run along the thread into sorted beads. */
export function FlowPicture({ label, statement, lines, sorted }: FlowPictureProps) {
  const target = (bead: Bead) => sorted.findIndex((account) => account.bead === bead);
  return (
    <figure
      aria-label={label}
      className="grid self-start sm:grid-cols-[minmax(0,1fr)_6rem_8rem] sm:items-stretch"
    >
      <div className="rounded-card border border-line bg-card p-4 pb-2 shadow-card">
        <p className="border-line border-b pb-2 font-semibold text-sm">{statement}</p>
        <ul>
          {lines.map((line) => (
            <li
              key={line.text}
              className={`bead-${line.bead} flex h-11 items-center gap-3 border-line border-b text-sm tabular-nums last:border-0`}
            >
              <span className="size-2.5 shrink-0 rounded-full bg-(--bead)" />
              <span className="grow text-soft leading-tight">{line.text}</span>
              <span className="font-semibold">{line.amount}</span>
            </li>
          ))}
        </ul>
      </div>
      <Threads
        className="hidden h-full sm:block"
        viewBox="0 0 100 100"
        paths={lines.map(({ bead }, row) => {
          const [from, to] = [26 + row * 16.5, centre(target(bead), sorted.length)];
          return { bead, key: row, d: `M0 ${from}C55 ${from} 45 ${to} 100 ${to}` };
        })}
      />
      <Threads
        className="h-20 sm:hidden"
        viewBox="0 0 100 100"
        paths={lines.map(({ bead }, row) => {
          const [from, to] = [centre(row, lines.length), centre(target(bead), sorted.length)];
          return { bead, key: row, d: `M${from} 0C${from} 60 ${to} 40 ${to} 100` };
        })}
      />
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-1">
        {sorted.map((account) => (
          <li
            key={account.label}
            className={`bead-${account.bead} flex flex-col items-center justify-center gap-2 text-center sm:flex-row sm:justify-start sm:gap-3 sm:text-start`}
          >
            <span className="size-8 shrink-0 rounded-full border-8 border-(--bead) bg-night ring-2 ring-ink" />
            <span className="leading-tight">
              <span className="block font-semibold">{account.label}</span>
              <span className="block text-sm text-soft tabular-nums">{account.amount}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface ThreadsProps {
  className: string;
  viewBox: string;
  paths: { key: number; d: string; bead: Bead }[];
}

function Threads({ className, viewBox, paths }: ThreadsProps) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="none" className={`w-full ${className}`} aria-hidden="true">
      {paths.map(({ key, d, bead }) => (
        <g key={key} className={`bead-${bead}`} stroke="var(--bead)">
          <path d={d} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          <path d={d} className="bead-run" />
        </g>
      ))}
    </svg>
  );
}

/** The middle of one of `count` equal parts, in per cent. */
function centre(index: number, count: number): number {
  return ((index + 0.5) * 100) / count;
}
