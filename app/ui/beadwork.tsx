import type { ReactNode } from "react";
import { type Accent, accents } from "#data/schemas/accents.ts";
import type { IconName } from "./icon";

/**
 * Draws beadwork from an id: the same id always gives the same picture. Its colour is the solution's, or brown. A row of
 * beads is a stroke with round caps and dashes of length 0, which needs few bytes.
 */

const colour = (accent?: Accent) => (accent ? `var(--color-accent-${accent})` : "var(--color-night-line)");
const [cream, night] = ["var(--color-on-night)", "var(--color-night)"];

/** The colours that are drawn on the accent colour. */
const tones = [
  { tone: cream, opacity: 1 },
  { tone: cream, opacity: 0.45 },
  { tone: night, opacity: 0.4 },
  { tone: night, opacity: 1 },
] as const;

type BeadRingProps = Record<"r" | "count" | "scale", number> & { stroke: string };

/** A ring of `count` beads. At a `scale` of 1 they touch. */
export function BeadRing({ r, count, stroke, scale }: BeadRingProps) {
  const step = (2 * Math.PI * r) / count;
  return (
    <circle
      r={r}
      fill="none"
      stroke={stroke}
      strokeWidth={round(step * scale)}
      strokeDasharray={`0 ${round(step)}`}
      strokeLinecap="round"
    />
  );
}

/** Concentric rings, as on a beaded collar. `children` is in the middle. */
function Collar({ id, accent, children }: MarkProps & { children?: ReactNode }) {
  const pick = picker(id);
  const { tone, opacity } = pick(tones);
  return (
    <>
      <circle r="48" fill={colour(accent)} />
      <BeadRing r={42} count={pick([20, 24, 28, 32])} stroke={cream} scale={pick([0.5, 0.62, 0.74])} />
      <circle r="35" fill={tone} fillOpacity={opacity} />
      <BeadRing
        r={31}
        count={pick([14, 18, 22])}
        stroke={tone === cream ? night : cream}
        scale={pick([0.6, 0.78])}
      />
      <circle r="25" fill={night} />
      {children}
    </>
  );
}

const CollarCentre = ({ accent }: Pick<MarkProps, "accent">) => (
  <>
    <circle r="12" fill={colour(accent)} />
    <circle r="4.5" fill={cream} />
  </>
);

export interface MarkProps {
  id: string;
  /** Undefined for a record that belongs to no solution. It is then brown. */
  accent?: Accent | undefined;
}

type DrawnProps = MarkProps & { className: string };

/** The mark of a record, in its solution's colour. Large marks have an icon in the middle. */
export function BeadMark({ id, accent, icon, className }: DrawnProps & { icon?: IconName | undefined }) {
  return (
    <svg viewBox="-50 -50 100 100" className={`picture shrink-0 ${className}`} aria-hidden="true">
      <Collar id={id} accent={accent}>
        {icon ? (
          <use href={`/icons.svg#${icon}`} x="-18" y="-18" width="36" height="36" color={cream} />
        ) : (
          <CollarCentre accent={accent} />
        )}
      </Collar>
    </svg>
  );
}

export function Portrait({ id, name, accent, className }: DrawnProps & { name: string }) {
  const initials = name.replace(/(\S)\S*\s*/g, "$1");
  return (
    <svg viewBox="-50 -50 100 100" className={`picture shrink-0 ${className}`} aria-hidden="true">
      <Collar id={id} accent={accent}>
        <text
          dy="0.35em"
          textAnchor="middle"
          fontSize="27"
          fontWeight="700"
          fontFamily="var(--font-display)"
          fill={cream}
        >
          {initials}
        </text>
      </Collar>
    </svg>
  );
}

/** The motifs of a cover's bands. Each is 24 units high and 360 wide. */
const motifs = {
  beads: (tone: string) => (
    <path d="M12 12h348" stroke={tone} strokeWidth="14" strokeDasharray="0 24" strokeLinecap="round" />
  ),
  seeds: (tone: string) => (
    <path d="M6 6h354M18 18h342" stroke={tone} strokeWidth="7" strokeDasharray="0 24" strokeLinecap="round" />
  ),
  teeth: (tone: string) => <path d={`M0 24${"l12-24 12 24".repeat(15)}z`} fill={tone} />,
  diamonds: (tone: string) => <path d={`M0 12${"l12-12 12 12-12 12-12-12m24 0".repeat(15)}`} fill={tone} />,
  chevrons: (tone: string) => (
    <path d={`M-4 4${"l14 14 14-14".repeat(13)}`} fill="none" stroke={tone} strokeWidth="7" />
  ),
  thread: (tone: string) => <path d="M0 12h360" stroke={tone} strokeWidth="4" />,
} as const;

type Motif = keyof typeof motifs;
const motifNames = Object.keys(motifs) as [Motif, ...Motif[]];

export function PatternBand({ id, accent }: MarkProps) {
  const pick = picker(id);
  const motif = motifs[pick(motifNames)](pick([cream, night]));
  return (
    <svg
      viewBox="0 0 720 24"
      preserveAspectRatio="xMinYMid slice"
      className="block h-4 w-full shrink-0"
      aria-hidden="true"
    >
      <path d="M0 0h720v24H0z" fill={colour(accent)} />
      {motif}
      <g transform="translate(360)">{motif}</g>
    </svg>
  );
}

/**
 * The cover of a page that belongs to no solution: a thread with a bead for each solution. They are as high as the cover, and a
 * narrow one cuts off the outer beads. The first colour and the rings depend on the id.
 */
export function ThreadCover({ id, className }: Omit<DrawnProps, "accent">) {
  const first = picker(id)(accents);
  const colours = [...accents.slice(first), ...accents.slice(0, first)];
  return (
    <svg
      viewBox="-88 -96 176 192"
      className={`block w-full overflow-hidden bg-night ${className}`}
      aria-hidden="true"
    >
      <path d="M-2000 0h4000" stroke={cream} strokeWidth="4" />
      {colours.map((accent, index) => (
        // At a width of 1,440 px the outer beads end where the text does.
        <g key={accent} transform={`translate(${(index - 3) * 179} 0) scale(1.5)`}>
          <Collar id={id} accent={accent}>
            <CollarCentre accent={accent} />
          </Collar>
        </g>
      ))}
    </svg>
  );
}

/**
 * The content of a cover, 360 × 240 units.
 * @param x the x coordinate of the collar's centre; derived from the id by default
 */
export function CoverPattern({ id, accent, x: middle }: MarkProps & { x?: number }) {
  const pick = picker(id);
  const bands = Array.from({ length: 10 }, (_, row) => ({ row, motif: pick(motifNames), ...pick(tones) }));
  const [x, y, size] = [pick([70, 110, 180, 250, 290]), pick([90, 120, 150]), pick([1.7, 2, 2.3])];
  return (
    <>
      <rect width="360" height="240" fill={colour(accent)} />
      {bands.map(({ row, motif, tone, opacity }) => (
        <g key={row} transform={`translate(0 ${row * 24})`}>
          {row % 3 === 1 ? (
            <>
              <path d="M0 0h360v24H0z" fill={tone} />
              {motifs[motif](tone === cream ? night : cream)}
            </>
          ) : (
            <g opacity={opacity}>{motifs[motif](tone)}</g>
          )}
        </g>
      ))}
      <g transform={`translate(${middle ?? x} ${y}) scale(${size})`}>
        <circle r="51" fill={night} />
        <Collar id={id} accent={accent}>
          <circle r="12" fill={colour(accent)} />
        </Collar>
      </g>
    </>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns a function that picks an option. The same text always gives the same sequence of picks, on the server and in
 * the browser.
 */
function picker(text: string): <Option>(options: readonly [Option, ...Option[]]) => Option {
  // FNV-1a hashes the text to the seed; xorshift32 generates the sequence.
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  state = state >>> 0 || 1;
  return (options) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return options[state % options.length] ?? options[0];
  };
}
