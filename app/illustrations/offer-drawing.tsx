import type { ReactNode } from "react";

const [paper, night] = ["var(--color-sheet)", "var(--color-night)"];
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
  /** The lines of an invoice, matched to those of a delivery note. */
  service: (
    <>
      <path d="M14 8h46v72H14zM100 8h46v72h-46z" stroke="none" fill={paper} />
      <Lines d="M22 26h18M22 44h12M22 62h18M120 26h18M120 44h12M120 62h18" />
      <path d="M51 26C85 26 75 44 109 44M51 44C85 44 75 26 109 26M51 62h58" />
      <Beads d="M51 26h0M51 44h0M51 62h0M109 26h0M109 44h0M109 62h0" />
    </>
  ),
  /** A recording, and the three posts made from it. */
  solution: (
    <>
      <path d="M52 44C84 44 72 17 104 17M52 44h52M52 44C84 44 72 71 104 71" />
      <circle cx="36" cy="44" r="24" stroke="none" fill={night} />
      <path d="M30 33v22l18-11z" stroke="none" fill={accent} />
      <path d="M104 7h42v20h-42zM104 34h42v20h-42zM104 61h42v20h-42z" stroke="none" fill={paper} />
      <Lines d="M120 17h18M120 44h12M120 71h18" />
      <Beads d="M111 17h0M111 44h0M111 71h0" />
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
