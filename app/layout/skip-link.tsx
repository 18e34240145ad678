/** The first thing the Tab key reaches; shown only while it has the focus. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {label}
    </a>
  );
}
