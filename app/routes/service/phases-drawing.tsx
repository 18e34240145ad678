const [paper, line] = ["var(--color-on-night)", "var(--color-night-line)"];
const [accent, night] = ["var(--color-action-on-night)", "var(--color-night)"];

/** Papers, the plan of the new process, a test of old against new, and the finished workflow, on one thread. It has no words. */
export function PhasesDrawing() {
  return (
    <svg
      viewBox="0 0 400 96"
      fill="none"
      stroke={accent}
      strokeWidth="2"
      strokeLinecap="round"
      className="mt-4 w-full max-w-xl overflow-visible lg:mt-0"
      aria-hidden="true"
    >
      <path d="M40 28C80 28 84 48 120 48M44 48h76M40 70C80 70 84 48 120 48M168 48h62M282 48h230" />
      <g stroke={line} fill={paper}>
        <path d="M4 58l34-8 8 34-34 8z" />
        <path d="M2 10l36 4-4 34-36-4z" />
        <path d="M12 30h36v38H12z" />
        <path d="M19 40h21M19 49h14M19 58h21" strokeWidth="3" />
        <path d="M122 8h48v80h-48zM224 8h34v80h-34zM262 8h34v80h-34z" />
        <path d="M152 24h10M152 48h10M152 72h10" strokeWidth="3" />
        <path
          d="M231 24h20M231 40h12M231 56h20M231 72h16M269 24h20M269 40h12M269 56h20M269 72h16"
          strokeWidth="3"
        />
      </g>
      <path d="M138 24v48" stroke={night} />
      <path d="M138 24h0M138 48h0M138 72h0" strokeWidth="13" />
      <path d="M138 24h0M138 48h0M138 72h0" stroke={paper} strokeWidth="5" />
      <circle cx="260" cy="48" r="13" fill={night} />
      <path d="M254 45h12M254 51h12" />
      <circle cx="360" cy="48" r="34" fill={accent} stroke="none" />
      <circle cx="360" cy="48" r="27" stroke={night} strokeWidth="7" strokeDasharray="0 10.6" />
      <circle cx="360" cy="48" r="18" fill={night} stroke="none" />
      <path d="M352 48l6 7 11-14" stroke={paper} strokeWidth="4" strokeLinejoin="round" />
    </svg>
  );
}
