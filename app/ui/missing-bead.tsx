const beads = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * A thread with the beads of the seven solutions, of which the middle one is missing: the picture of a page that does not exist.
 * The thread begins at the left edge of the window.
 */
export function MissingBead() {
  return (
    <svg viewBox="0 0 340 40" aria-hidden="true" className="w-full max-w-md overflow-visible">
      <path d="M-2000 20h2152m36 0h152" stroke="currentColor" strokeWidth="2" />
      {beads.map((bead) => (
        <g key={bead} transform={`translate(${bead * 48 - 22} 20)`}>
          {bead === 4 ? (
            <circle r="16" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="5 5" />
          ) : (
            <>
              <circle r="16" fill={`var(--color-accent-${bead})`} />
              <circle r="6" className="fill-paper" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
