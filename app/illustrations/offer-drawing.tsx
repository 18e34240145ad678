import type { ReactNode } from "react";

const [paper, night] = ["var(--color-card)", "var(--color-night)"];
const [accent, edge] = ["var(--accent)", "var(--color-edge)"];

/** Dots: lines of length 0 with round caps. */
const Beads = ({ d, stroke = accent }: { d: string; stroke?: string }) => (
  <path d={d} stroke={stroke} strokeWidth="9" />
);

/** Large beads with a hole. */
const Rings = ({ d, stroke }: { d: string; stroke?: string }) => (
  <>
    <path d={d} stroke={stroke} strokeWidth="20" />
    <path d={d} stroke="var(--color-paper)" strokeWidth="8" />
  </>
);

const Lines = ({ d }: { d: string }) => <path d={d} stroke={edge} strokeWidth="4" />;

/** Threads have the stroke of the `<svg>`: 2 px wide, in the text colour. */
const drawings = {
  /** The lines of a statement, sorted into two accounts. */
  tool: (
    <>
      <path d="M16 5h70v78H16z" stroke="none" fill={paper} />
      <Lines d="M42 17h32M42 35h20M42 53h32M42 71h24" />
      <path d="M86 35C114 35 104 63 134 63M86 71C114 71 104 63 134 63" />
      <path d="M86 17C114 17 104 25 134 25M86 53C114 53 104 25 134 25" stroke={accent} />
      <Beads d="M29 17h0M29 53h0" />
      <Beads d="M29 35h0M29 71h0" stroke={night} />
      <Rings d="M134 25h0" stroke={accent} />
      <Rings d="M134 63h0" />
    </>
  ),
  /** Two shops on one thread: they share one stock count. */
  product: (
    <>
      <path d="M16 34h48v36H16zM96 34h48v36H96z" stroke="none" fill={paper} />
      <path d="M22 8h36l10 28H12zM102 8h36l10 28H92z" stroke="none" fill={accent} />
      <path d="M34 10l-3 24M46 10l3 24M114 10l-3 24M126 10l3 24" stroke={paper} strokeWidth="4" />
      <path d="M34 46h12v24H34zM114 46h12v24h-12z" stroke="none" fill={night} />
      <path d="M0 70h160" />
      <Rings d="M80 70h0" />
    </>
  ),
  /** A payment of a list, approved on a phone. */
  service: (
    <>
      <path d="M14 8h46v72H14z" stroke="none" fill={paper} />
      <Lines d="M22 26h18M22 44h12M22 62h18" />
      <path d="M51 44h54" />
      <rect x="105" y="5" width="40" height="78" rx="7" stroke="none" fill={night} />
      <path d="M110 13h30v58h-30z" stroke="none" fill={paper} />
      <path d="M117 43l6 7 11-15" stroke={accent} strokeWidth="5" strokeLinejoin="round" />
      <Beads d="M51 26h0M51 62h0" stroke={night} />
      <Beads d="M51 44h0" />
    </>
  ),
  /** Three kinds of papers, sorted by one solution. */
  solution: (
    <>
      <path d="M14 7h42v20H14zM14 34h42v20H14zM14 61h42v20H14z" stroke="none" fill={paper} />
      <Lines d="M22 17h18M22 44h12M22 71h18" />
      <path d="M49 17C85 17 74 44 106 44M49 44h57M49 71C85 71 74 44 106 44" />
      <Beads d="M49 17h0M49 44h0M49 71h0" />
      <circle cx="122" cy="44" r="24" stroke="none" fill={night} />
      <circle cx="122" cy="44" r="17" stroke={accent} strokeWidth="7" strokeDasharray="0 10.68" />
      <circle cx="122" cy="44" r="9" stroke="none" fill={accent} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/**
 * A drawing without words of one kind of offer, for less room than an illustration needs. Its text is beside it, so screen
 * readers skip it.
 */
export function OfferDrawing({ kind }: { kind: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 160 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="offer-drawing"
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  );
}
