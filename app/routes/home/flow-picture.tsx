import type { Bead } from "#app/ui/beadwork.tsx";
import { Link } from "#app/ui/link.tsx";

export interface FlowPictureProps {
  label: string;
  statement: string;
  /** The link to where a visitor can do the same. */
  demo: string;
  demoPath: string;
  lines: { text: string; amount: string; bead: Bead }[];
  sorted: { label: string; amount: string; bead: Bead }[];
}

/** What the company does, at a glance: lines of a statement run along the thread into sorted beads. */
export function FlowPicture({ label, statement, demo, demoPath, lines, sorted }: FlowPictureProps) {
  return (
    <figure
      aria-label={label}
      className="relative grid self-start sm:grid-cols-[minmax(0,1fr)_6rem_8rem] sm:items-stretch"
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
      <Threads lines={lines} sorted={sorted} />
      <ul className={`grid grid-cols-3 gap-2 sm:grid-cols-1 ${besideLines}`}>
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
      <figcaption className="col-span-full mt-3">
        {/* The whole picture leads there. */}
        <Link
          to={demoPath}
          className="text-link inline-flex min-h-11 items-center gap-2 after:absolute after:inset-0"
        >
          {demo}
        </Link>
      </figcaption>
    </figure>
  );
}

/** As high as the statement's lines: less its title above and its padding below. */
const besideLines = "sm:mt-[calc(2.75rem+2px)] sm:mb-[calc(0.5rem+1px)]";

/**
 * Where a moving bead starts and ends. Whole class names, because Tailwind reads them from here and the security policy
 * allows no style attributes.
 */
const rowClasses = ["[--row:0]", "[--row:1]", "[--row:2]", "[--row:3]", "[--row:4]"];
const accountClasses = ["[--account:0]", "[--account:1]", "[--account:2]"];

/**
 * Threads from the lines to their accounts, and on each a bead that moves along it for a moment (`.flow-bead`). They lead
 * to the right, and in a narrow window down: the same picture with its axes exchanged.
 */
function Threads({ lines, sorted }: Pick<FlowPictureProps, "lines" | "sorted">) {
  const threads = lines.map(({ bead }, row) => ({
    bead,
    row,
    account: sorted.findIndex((account) => account.bead === bead),
  }));
  return (
    <div className={`relative h-20 [container-type:size] sm:h-auto ${besideLines}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full" aria-hidden="true">
        <g className="max-sm:[transform:matrix(0,1,1,0,0,0)]">
          {threads.map(({ row, bead, account }) => {
            const [from, to] = [centre(row, lines.length), centre(account, sorted.length)];
            const d = `M0 ${from}C60 ${from} 40 ${to} 100 ${to}`;
            return (
              <g key={row} className={`bead-${bead}`} stroke="var(--bead)">
                <path d={d} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
                <path d={d} className="flow-dots" />
              </g>
            );
          })}
        </g>
      </svg>
      {threads.map(({ row, bead, account }) => (
        <span key={row} className={`flow-bead bead-${bead} ${rowClasses[row]} ${accountClasses[account]}`} />
      ))}
    </div>
  );
}

/** The middle of one of `count` equal parts, in per cent. */
function centre(index: number, count: number): number {
  return Math.round(((index + 0.5) * 1000) / count) / 10;
}
